//! The type that every picture is lettered with, as files of fonts.

/// Inter, for reading.
pub const REGULAR: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");

/// Inter, for names, numbers and headings.
pub const SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");

/// Noto's Arabic letters.
pub const ARABIC: &[u8] = include_bytes!("../../assets/fonts/NotoSansArabic-Regular.ttf");

/// Noto's Ethiopic letters.
pub const ETHIOPIC: &[u8] = include_bytes!("../../assets/fonts/NotoSansEthiopic-Regular.ttf");
