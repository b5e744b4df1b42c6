//! Files of the system: read within bounds, written whole.

use std::fs;
use std::io::ErrorKind;

use gobale::disk::{read, read_all, write};

#[test]
fn a_file_is_read_up_to_its_bound_and_not_beyond() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    for (bytes, most, expected) in
        [(0, 0, Ok(0)), (5, 5, Ok(5)), (5, 6, Ok(5)), (6, 5, Err(ErrorKind::FileTooLarge)), (1, 0, Err(ErrorKind::FileTooLarge))]
    {
        fs::write(&file, vec![b'x'; bytes]).expect("written");
        let lengths = |read: std::io::Result<Vec<u8>>| read.map(|read| read.len()).map_err(|error| error.kind());
        assert_eq!(lengths(read(&file, most)), expected, "{bytes} of {most}");
        assert_eq!(lengths(read_all(&vec![b'x'; bytes][..], most)), expected, "{bytes} of {most}");
    }
    // What never ends is given up too.
    assert_eq!(read_all(std::io::repeat(b'x'), 1000).map_err(|error| error.kind()), Err(ErrorKind::FileTooLarge));
    assert_eq!(read(folder.path(), 5).map_err(|error| error.kind()), Err(ErrorKind::IsADirectory));
    assert_eq!(read(&folder.path().join("none"), 5).map_err(|error| error.kind()), Err(ErrorKind::NotFound));
}

#[test]
fn what_cannot_be_written_leaves_the_old_and_nothing_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    write(&file, b"old").expect("written");
    write(&file, b"new").expect("written");
    assert_eq!(fs::read(&file).expect("there"), b"new");
    assert_eq!(write(folder.path(), b"x").map_err(|error| error.kind()), Err(ErrorKind::IsADirectory));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}
