//! What packages are made from: versions, names, endings and icons agree with each other, with `Cargo.toml` and with the code.

mod icons;

use std::fs;
use std::path::PathBuf;

use gobale::about::{ID, SESSION_TYPE, VERSION};
use gobale::session::file::ENDING;
use gobale::session::{Session, file};

fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(top().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn linux(ending: &str) -> String {
    format!("assets/packages/linux/{ID}.{ending}")
}

/// Each file with what has to stand in it.
#[test]
fn files_of_packages_say_the_same() {
    let glob = format!("<glob pattern=\"*.{ENDING}\"/>");
    let cases: [(String, Vec<String>); 6] = [
        (
            linux("desktop"),
            vec!["Exec=gobale %f".to_owned(), format!("Icon={ID}"), format!("StartupWMClass={ID}"), format!("MimeType={SESSION_TYPE};")],
        ),
        (linux("mime.xml"), vec![format!("<mime-type type=\"{SESSION_TYPE}\">"), format!("<icon name=\"{ID}\"/>"), glob]),
        (
            linux("metainfo.xml"),
            vec![
                format!("<id>{ID}</id>"),
                format!("<launchable type=\"desktop-id\">{ID}.desktop</launchable>"),
                format!("<icon type=\"stock\">{ID}</icon>"),
                format!("<mediatype>{SESSION_TYPE}</mediatype>"),
                format!("<release version=\"{VERSION}\" "),
                "<project_license>MIT OR Apache-2.0</project_license>".to_owned(),
            ],
        ),
        (
            "assets/packages/macos/Info.plist".to_owned(),
            vec![
                format!("<key>CFBundleIdentifier</key>\n  <string>{ID}</string>"),
                format!("<key>CFBundleShortVersionString</key>\n  <string>{VERSION}</string>"),
                format!("<key>CFBundleVersion</key>\n  <string>{VERSION}</string>"),
                format!("<string>{ENDING}</string>"),
                format!("<string>{SESSION_TYPE}</string>"),
            ],
        ),
        (
            "assets/packages/windows/gobale.iss".to_owned(),
            vec![
                format!("AppId={ID}"),
                format!("#define Version \"{VERSION}\""),
                format!("Software\\Classes\\.{ENDING}\""),
                format!("ValueData: \"{SESSION_TYPE}\""),
            ],
        ),
        ("assets/packages/linux/install".to_owned(), vec![format!("id={ID}\n")]),
    ];
    for (path, parts) in cases {
        let text = read(&path);
        for part in parts {
            assert!(text.contains(&part), "{path} lacks `{part}`");
        }
    }
}

/// No file under these folders names something else as the program's own id.
#[test]
fn there_is_one_id() {
    for path in
        ["Cargo.toml".to_owned(), linux("desktop"), linux("mime.xml"), linux("metainfo.xml"), "assets/packages/macos/Info.plist".to_owned()]
    {
        let text = read(&path);
        for (at, _) in text.match_indices("io.github.") {
            assert!(text[at..].starts_with(ID), "{path}: {}", &text[at..(at + 40).min(text.len())]);
        }
    }
}

#[test]
fn what_the_debian_package_takes_is_there() {
    let text = read("Cargo.toml");
    let assets = text.split("[package.metadata.deb]").nth(1).expect("the Debian package");
    let sources: Vec<&str> = assets.lines().filter_map(|line| line.trim().strip_prefix("[\"")?.split('"').next()).collect();
    assert!(sources.len() > 10, "{sources:?}");
    for source in sources.into_iter().filter(|source| !source.starts_with("target/")) {
        assert!(top().join(source).is_file(), "{source}");
    }
    for ending in ["desktop", "metainfo.xml", "mime.xml"] {
        assert!(assets.contains(&linux(ending)), "{ending} is not in the package");
    }
}

/// The bytes by which a session is known under any name are those with which it is written.
#[test]
fn a_session_begins_as_its_type_says() {
    let text = read(&linux("mime.xml"));
    let values: Vec<String> =
        text.split("value=\"").skip(1).filter_map(|rest| Some(rest.split('"').next()?.replace("\\n", "\n").replace("\\r", "\r"))).collect();
    assert!(!values.is_empty());
    for rules in gobale::catalogue::all() {
        let written = file::write(&Session::new(std::sync::Arc::clone(rules)));
        assert!(values.iter().any(|value| written.starts_with(value)), "{values:?}: {written:.40}");
        let rule_set = gobale::catalogue::write(rules.spec());
        assert!(!values.iter().any(|value| rule_set.starts_with(value)), "a rule set is no session");
    }
}

/// The release builds what the packages take, and with the tools that lie in the tree.
#[test]
fn the_release_names_files_that_are_there() {
    let text = read(".github/workflows/release.yml").replace('\\', "/");
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '"');
    let named: Vec<&str> = words.filter(|word| word.starts_with("assets/") || word.starts_with(".ci/")).collect();
    assert!(named.len() > 5, "{named:?}");
    for path in named {
        let path = path.split(')').next().unwrap_or_default();
        assert!(top().join(path).exists(), "{path}");
    }
    for system in ["linux-x86_64", "windows-x86_64", "macos", "SHA256SUMS"] {
        assert!(text.contains(system), "{system}");
    }
}
