//! Gobale, the program.

fn main() {
    let mut args = std::env::args().skip(1);
    if args.next().as_deref() == Some("pictures") {
        let _ = gobale::ui::pictures::write_all(std::path::Path::new(&args.next().unwrap_or_default()));
        return;
    }
    let _ = gobale::ui::run(gobale::ui::Start { file: None, data_dir: Some("/tmp/gd".into()) });
}
