//! Builds the icon and the version into the programs on Windows; elsewhere there is nothing to do.

#![expect(clippy::print_stdout, reason = "that is how a build script speaks to cargo")]

fn main() {
    // Without this line cargo would run it again whenever any file changes.
    println!("cargo::rerun-if-changed=assets/packages/windows");
    #[cfg(windows)]
    {
        let mut resource = winresource::WindowsResource::new();
        resource.set_icon("assets/packages/windows/gobale.ico").set("ProductName", "Gobale").set("FileDescription", "Gobale");
        if let Err(error) = resource.compile() {
            println!("cargo::error=the Windows resource was not made: {error}");
        }
    }
}
