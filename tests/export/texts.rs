//! The game as notation, for reading, and as a table.

use gobale::catalogue;
use gobale::export::{self, ExportError, Order, Work, Written};
use gobale::rules::Rules;
use gobale::session::{Manners, Move, Node, Player, Seat, Session};
use gobale::words::Words;

use super::{make, played, rules, source};

fn written(session: &Session, kind: Written) -> String {
    String::from_utf8(make(&source(session.clone()), &Order::Game(kind))).expect("UTF-8")
}

/// The cells of the rows beneath the head.
fn rows(session: &Session) -> Vec<Vec<String>> {
    let text = written(session, Written::Csv);
    let mut table = csv::Reader::from_reader(text.as_bytes());
    let head: Vec<String> = table.headers().expect("a head").iter().map(str::to_owned).collect();
    let expected =
        ["round", "turn", "player", "move", "hole", "direction", "laps", "captured", "pair", "claim", "south store", "north store"];
    assert_eq!(head, expected);
    table.records().map(|row| row.expect("a row").iter().map(str::to_owned).collect()).collect()
}

#[test]
fn the_table_has_a_row_for_each_turn() {
    let check = |id: &str, moves: &str, expected: &[&str]| {
        let rows: Vec<String> = rows(&played(id, moves)).iter().map(|row| row.join("|")).collect();
        assert_eq!(rows, expected, "{id} {moves}");
    };
    check("fergen-gobale", "A e", &["1|1|South|A|A|ccw|4|5|||5|0", "1|2|North|e|e|ccw|1|0|||5|0"]);
    check(
        "fergen-gobale",
        "D b A b A+X",
        &[
            "1|1|South|D|D|ccw|3|0|||0|0",
            "1|2|North|b|b|ccw|4|0|||0|0",
            "1|3|South|A|A|ccw|4|0|||0|0",
            "1|4|North|b|b|ccw|1|0|||0|0",
            "1|5|South|A+X|A|ccw|1|0|Be|X|0|0",
        ],
    );
}

#[test]
fn a_capture_before_a_turn_is_that_turns_and_rounds_and_settings_out_are_told_apart() {
    // South's single at F faces three at a as the turn begins.
    let mut session = super::from("huroy", "2,0,0,0,0,1/3,0,0,0,0,2 20-20 S 2");
    let next = Move::parse(session.rules(), "A:ccw").expect("a move");
    session.play(next).expect("allowed");
    assert_eq!(rows(&session)[0][7..], ["4", "", "", "24", "20"]);
    let mut session = super::from("leyla-gobale-gabradarre", "1,0,0,0,0,0/0,0,0,0,0,0 20-39 S 2");
    for text in ["A", "set:4,4,4,3,3,3"] {
        let next = Move::parse(session.rules(), text).expect("a move");
        session.play(next).expect("allowed");
    }
    let rows = rows(&session);
    assert_eq!(rows[0][..4], ["1", "3", "South", "A"]);
    assert_eq!(rows[1][..5], ["2", "0", "South", "set:4,4,4,3,3,3", ""]);
}

#[test]
fn names_do_no_harm_in_spreadsheets_and_in_markdown() {
    for (name, cell, told) in [
        ("=1+1", "'=1+1", "=1+1"),
        ("+Hodan", "'+Hodan", "+Hodan"),
        ("-", "'-", "-"),
        ("@home", "'@home", "@home"),
        ("a \"b\", c", "a \"b\", c", "a \"b\", c"),
        ("ሀና", "ሀና", "ሀና"),
        ("*bold* [x](y) <b>", "*bold* [x](y) <b>", "\\*bold\\* \\[x\\](y) \\<b\\>"),
    ] {
        let mut session = played("layli-goobalay", "A");
        session.players_mut().south.name = name.to_owned();
        assert_eq!(rows(&session)[0][2], cell);
        let text = written(&session, Written::Markdown);
        assert!(text.contains(&format!("- South: {told}\n")), "{text}");
    }
}

#[test]
fn the_notation_can_be_pasted_again() {
    for rules in catalogue::all() {
        let mut session = Session::new(rules.clone());
        for _ in 0..6 {
            let turn = session.game().turns()[0];
            session.play(Move::Sow(turn)).expect("allowed");
        }
        // Wherever it stands, all of the line is written.
        session.go_to(Node::START);
        let again = Session::parse_text(&written(&session, Written::Text)).expect("a game");
        assert_eq!((again.len(), again.rules()), (6, session.rules()));
    }
    let mut spec = rules("huroy").spec().clone();
    spec.start[0] = 5;
    let own = Session::new(std::sync::Arc::new(Rules::new(spec).expect("sound")));
    let made = export::make(&Words::english(), &source(own), &Order::Game(Written::Text), &Work::default());
    assert_eq!(made, Err(ExportError::OwnRules));
}

#[test]
fn what_is_for_reading_tells_rules_players_turns_and_remarks() {
    let mut session = played("fergen-gobale", "A e");
    session.set_comment(Node::START, "A lesson.\nFor Monday.".to_owned());
    session.set_comment(session.cursor(), "Careless!".to_owned());
    session.players_mut().north = Player { name: "Hodan".to_owned(), seat: Seat::Computer(gobale::search::Level::ALL[1]) };
    let text = written(&session, Written::Markdown);
    for told in [
        "# Fergen Gobale\n",
        "- Rules: Fergen Gobale (`fergen-gobale`), ",
        "- North: Hodan, the computer at level 2\n",
        "- Start: `5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S`\n",
        "- Result: Round 1, 2 turns, not finished\n",
        "\n> A lesson.\n> For Monday.\n",
        "\n## Round 1\n\n1. South: **A** – 4 laps, takes 5",
        "2. Hodan: **e** – ",
        "   > Careless!\n",
    ] {
        assert!(text.contains(told), "{told}\n---\n{text}");
    }
}

#[test]
fn by_traditional_manners_nothing_is_counted_before_the_end() {
    let mut session = Session::new(rules("leyla-gobale-gabradarre"));
    assert!(session.set_manners(Manners::Traditional));
    for _ in 0..4 {
        let turn = session.game().turns()[0];
        session.play(Move::Sow(turn)).expect("allowed");
    }
    for row in rows(&session) {
        assert_eq!([&row[7], &row[10], &row[11]], ["", "", ""], "{row:?}");
    }
    assert!(!written(&session, Written::Markdown).contains("takes"));
}
