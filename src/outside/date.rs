//! Days and times of the calendar, in Greenwich time: which zone the person lives in no one tells us without a library of zones.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::app::Date;

const DAY: u64 = 24 * 60 * 60;

/// The day of a time.
pub fn of(time: SystemTime) -> Date {
    date((seconds(time).div_euclid(DAY as i64)) as i32)
}

/// A time as it stands in a file's name, in the order of time: `2026-11-30-142309`.
pub fn stamp(time: SystemTime) -> String {
    let Date { year, month, day } = of(time);
    let second = seconds(time).rem_euclid(DAY as i64);
    format!("{year:04}-{month:02}-{day:02}-{:02}{:02}{:02}", second / 3600, second / 60 % 60, second % 60)
}

/// Seconds since 1970 began; before it, less than none.
fn seconds(time: SystemTime) -> i64 {
    match time.duration_since(UNIX_EPOCH) {
        Ok(since) => since.as_secs() as i64,
        Err(before) => -(before.duration().saturating_add(Duration::from_nanos(999_999_999)).as_secs() as i64),
    }
}

/// The day that is so many days after the first of January 1970. Years are counted from March, so that a leap day ends one.
fn date(since_1970: i32) -> Date {
    // Four hundred years have always as many days; one began on the first of March of the year 0.
    let days = since_1970 + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    Date { year: 400 * cycle + year + i32::from(month <= 2), month: month as u8, day: day as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_follows_the_one_before() {
        let long = |Date { year, month, .. }: Date| match month {
            2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        assert_eq!(date(0), Date { year: 1970, month: 1, day: 1 });
        for number in -150_000..150_000 {
            let before = date(number);
            let next = match before {
                Date { year, month: 12, day: 31 } => Date { year: year + 1, month: 1, day: 1 },
                Date { year, month, day } if day == long(before) => Date { year, month: month + 1, day: 1 },
                Date { year, month, day } => Date { year, month, day: day + 1 },
            };
            assert_eq!(date(number + 1), next);
        }
    }

    #[test]
    fn a_stamp_tells_the_second() {
        assert_eq!(stamp(UNIX_EPOCH + Duration::from_secs(951_782_400 + 3_723)), "2000-02-29-010203");
        assert_eq!(stamp(UNIX_EPOCH - Duration::from_millis(1)), "1969-12-31-235959");
    }
}
