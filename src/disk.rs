//! Files of the system, as every layer reads and writes them: read within bounds, and written whole or not at all.
//!
//! It knows no session, no words and no window.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write as _};
use std::path::Path;

use atomic_write_file::AtomicWriteFile;

/// Reads a file of at most so many bytes. A larger one is [`ErrorKind::FileTooLarge`]; what is no file, a folder or a pipe, which
/// could make us wait, or go on, for ever, is [`ErrorKind::IsADirectory`].
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(ErrorKind::IsADirectory.into());
    }
    // Known before anything is read. It may still grow.
    if about.len() > most {
        return Err(ErrorKind::FileTooLarge.into());
    }
    read_all(File::open(path)?, most)
}

/// Reads all there is, if that is at most so many bytes.
pub fn read_all(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // One byte more tells that there are more, however fast it grows.
    from.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Puts bytes in the place of a file's, all of them or nothing: they are written beside it first, and then take its name.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // The file a link leads to is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Ok(about) = fs::metadata(&path) {
        // Known before anything is written, so that nothing is left beside it.
        if !about.is_file() {
            return Err(ErrorKind::IsADirectory.into());
        }
        // The folder may well let us replace a file that its owner protected.
        if about.permissions().readonly() {
            return Err(ErrorKind::PermissionDenied.into());
        }
    }
    let mut file = AtomicWriteFile::open(&path)?;
    file.write_all(bytes)?;
    file.commit()
}
