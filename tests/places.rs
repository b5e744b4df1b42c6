//! Copies of the program in one folder: whose place is whose when the folder vanishes, or a lock cannot be opened.

use std::fs;
use std::thread;
use std::time::Duration;

use gobale::app::{Displaced, Handled};
use gobale::outside::data_dir::DataDir;
use gobale::outside::keeper::Keeper;
use gobale::session::file::{load, save};
use gobale::words::Words;

use crate::files::{sample, session};

fn changed(session: &gobale::session::Session) -> Displaced {
    Displaced { session: session.snapshot(), handled: Handled::Changed }
}

/// The folder of a drive that is pulled out and put in again, empty: two copies never write one file.
#[test]
fn a_folder_that_vanishes_and_comes_back_gives_no_two_copies_one_place() {
    let drive = tempfile::tempdir().expect("a folder");
    let folder = drive.path().join("gobale");
    let (one, other) = (session("huroy", &["A:ccw"]), session("gelech", &["A:ccw"]));
    let copy = || {
        let mut data = DataDir::new(Some(folder.clone()));
        data.take_place();
        Keeper::new(data.place(), |told| panic!("{told:?}"))
    };
    let write = |keeper: &Keeper, session| {
        keeper.keep(changed(session));
        keeper.door().expect("open").flush(Duration::from_mins(1));
    };
    let mut first = copy();
    write(&first, &one);
    fs::remove_dir_all(&folder).expect("ours");
    let mut second = copy();
    write(&second, &other);
    write(&first, &one);
    write(&second, &other);
    assert!(load(&folder.join("last-session.ron")).expect("kept") == other);
    assert!(load(&folder.join("last-session-2.ron")).expect("kept") == one);
    // As long as the folder stays, so does the place.
    write(&first, &sample());
    assert!(load(&folder.join("last-session-2.ron")).expect("kept") == sample());
    first.end();
    second.end();
}

#[test]
fn a_game_behind_a_lock_that_cannot_be_opened_is_told_of_and_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("last-session.ron");
    save(&kept, &sample()).expect("saved");
    fs::create_dir(folder.path().join("place-1.lock")).expect("made");
    let mut data = DataDir::new(Some(folder.path().to_owned()));
    data.take_place();
    let found = data.read(&Words::english());
    let complaint = found.complaint.expect("it is told");
    assert!(complaint.contains("last-session.ron") && complaint.contains("place-1.lock"), "{complaint}");
    assert!(found.kept.is_none() && data.left_behind().is_empty());
    assert!(load(&kept).expect("still there") == sample());
}

/// However their writing falls together, no copy loses what another one has learnt.
#[test]
fn lessons_learnt_in_copies_at_once_are_all_kept() {
    const LESSONS: usize = 40;
    let folder = tempfile::tempdir().expect("a folder");
    let learn = |name: &str| {
        let data = DataDir::new(Some(folder.path().to_owned()));
        let mut settings = data.read(&Words::english()).settings;
        for lesson in 0..LESSONS {
            settings.learnt.entry(format!("{name}-{lesson}")).or_default().insert(0);
            data.write_settings(&settings).expect("written");
        }
    };
    let names = ["one", "two", "three"];
    thread::scope(|scope| names.iter().for_each(|name| drop(scope.spawn(|| learn(name)))));
    let learnt = DataDir::new(Some(folder.path().to_owned())).look().learnt;
    assert_eq!(learnt.len(), names.len() * LESSONS, "{:?}", learnt.keys());
}
