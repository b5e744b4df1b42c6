//! The built-in rule sets: their files read, every rule that can come into force has words and a source, and options,
//! contradictions and broken files are answered as `rules.md` says.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;
use std::time::{Duration, Instant};

use gobale::catalogue::text::FormError;
use gobale::catalogue::{self, ReadError, read, write};
use gobale::rules::clause::{Authority, Clause, ClauseSpec, Source};
use gobale::rules::options::{OptionError, RuleOption};
use gobale::rules::round::Came;
use gobale::rules::ruleset::{Arrangement, Beginner, Ends, Mirror, Relay, Rounds, Sowing, Three, WINS};
use gobale::rules::{Event, Nothing, Position, RoundEnd, Rules, RulesError, RulesSpec, Seeds, Stop};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The files as they lie in the source, by the names they have.
fn files() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rulesets");
    let entries = folder.read_dir().expect("the folder of rule sets is there");
    entries
        .map(|entry| {
            let path = entry.expect("it can be listed").path();
            assert_eq!(path.extension().and_then(|ending| ending.to_str()), Some("ron"), "{}", path.display());
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned();
            (name, std::fs::read_to_string(&path).expect("it can be read"))
        })
        .collect()
}

fn spec(id: &str) -> RulesSpec {
    catalogue::built_in(id).expect("a built-in rule set").spec().clone()
}

/// A rule set with these options, each as `name=value`.
fn with(id: &str, options: &[&str]) -> Rules {
    let mut spec = spec(id);
    for option in options {
        let (name, value) = option.split_once('=').expect("name=value");
        spec.set(name, value).unwrap_or_else(|error| panic!("{id} {option}: {error:?}"));
    }
    Rules::new(spec).expect("options contradict nothing")
}

/// Every rule set as it is, and with every value of every option that means something there, one option at a time.
fn variants() -> Vec<(String, Rules)> {
    let mut variants = Vec::new();
    for rules in catalogue::all() {
        let id = &rules.spec().id;
        variants.push((id.clone(), Rules::clone(rules)));
        for option in RuleOption::ALL.into_iter().filter(|&option| rules.spec().get(option).is_some()) {
            for value in rules.spec().values(option).unwrap_or_default() {
                let option = format!("{}={value}", option.name());
                variants.push((format!("{id} {option}"), with(id, &[&option])));
            }
        }
    }
    variants
}

// ---- files

#[test]
fn every_file_is_built_in_under_its_own_name() {
    let files = files();
    let ids: BTreeSet<_> = catalogue::all().iter().map(|rules| rules.spec().id.clone()).collect();
    assert_eq!(ids, files.keys().cloned().collect());
    assert_eq!(ids.len(), catalogue::all().len(), "no id comes twice");
    for (name, text) in &files {
        let rules = read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(rules.spec().id, *name);
        assert_eq!(rules, *catalogue::built_in(name).expect("built in"));
    }
    assert_eq!(catalogue::built_in("oware"), None);
}

#[test]
fn what_is_written_reads_back_equal() {
    for (name, text) in files() {
        let rules = read(&text).expect("it reads");
        let written = write(rules.spec());
        assert_eq!(read(&written), Ok(rules.clone()), "{name}");
        assert_eq!(write(read(&written).expect("it reads").spec()), written, "{name}: writing settles");
        assert_eq!(read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), Ok(rules), "{name} from another system");
    }
    for (name, rules) in variants() {
        assert_eq!(read(&write(rules.spec())), Ok(rules), "{name}");
    }
}

#[test]
fn files_are_kept_as_they_are_written() {
    for (name, text) in files() {
        let (text, written) = (text.replace('\r', ""), write(&spec(&name)));
        for (kept, (new, number)) in text.lines().zip(written.lines().zip(1..)) {
            assert_eq!(kept, new, "assets/rulesets/{name}.ron, line {number}");
        }
        assert_eq!(text, written, "{name}");
    }
}

#[test]
fn what_is_written_is_pleasant_to_edit() {
    let mut changed = spec("huroy");
    changed.start = vec![5, 0, 12, 5];
    changed.about = "It\u{2019}s \"Ben's\" \\ own:\n[1,\n2] ሁሮይ, हिन्दी, e\u{301} \\'".to_owned();
    let written = write(&changed);
    let about = r#"about: "It’s \"Ben's\" \\ own:\n[1,\n2] ሁሮይ, हिन्दी, ACUTE \\'","#.replace("ACUTE", "e\u{301}");
    for line in ["start: [5, 0, 12, 5],", &about] {
        assert!(written.lines().any(|found| found.trim() == line), "{line}\n{written}");
    }
    assert_eq!(read(&written).map(|rules| rules.spec().clone()), Ok(changed));
}

/// What could trouble a file: quotes, backslashes, line ends, what looks like RON, marks and letters of many scripts.
const ODD: &[&str] = &[
    "'",
    "\"",
    "\\",
    "\\'",
    "\\\"",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "[",
    "1,\n",
    "]",
    ")",
    ",",
    "{",
    "}",
    "//",
    "/*",
    "u{27}",
    "\\u{301}",
    "n",
    "é",
    "\u{301}",
    "\u{93f}",
    "\u{64e}",
    "\u{200d}",
    "\u{2028}",
    "\u{202e}",
    "\u{feff}",
    "\u{e000}",
    "ገበጣ",
    "لعبة",
    "漢字",
    "🐄",
    " ",
];

fn odd_texts() -> impl Strategy<Value = String> {
    let part = prop_oneof![6 => select(ODD).prop_map(str::to_owned), 1 => any::<char>().prop_map(String::from)];
    vec(part, 0..8).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn odd_words_read_back_equal(
        [name, region, people, about, source, reference, words, west] in proptest::array::uniform8(odd_texts()),
        start in vec(0..=20_u8, 2..=6),
    ) {
        let mut changed = spec("huroy");
        let from = Authority::Source(source.clone());
        let sources = vec![Source { name: source, reference }];
        let clauses = vec![ClauseSpec { rule: Clause::Lift, words: words + ".", from }];
        let start = [vec![1], start].concat();
        let ends = Some(Ends { east: west.clone(), west });
        changed = RulesSpec { name: name + "'", region, people, about, sources, start, clauses, ends, ..changed };
        let written = write(&changed);
        prop_assert_eq!(read(&written).map(|rules| rules.spec().clone()), Ok(changed), "{}", written);
        prop_assert!(!written.contains('\r'), "{}", written);
    }
}

// ---- words and sources

#[test]
fn every_rule_set_says_what_it_is() {
    for rules in catalogue::all() {
        let spec = rules.spec();
        for (field, text) in [("name", &spec.name), ("region", &spec.region), ("people", &spec.people), ("about", &spec.about)] {
            assert!(!text.trim().is_empty(), "{} has no {field}", spec.id);
            assert!(!text.contains("  ") && text.trim() == text, "{}: stray spaces in {field}", spec.id);
        }
        assert!(spec.about.ends_with('.'), "{}", spec.id);
    }
}

#[test]
fn every_rule_in_force_has_words_and_none_is_dead() {
    let mut can_come: BTreeMap<String, BTreeSet<Clause>> = BTreeMap::new();
    for (name, rules) in variants() {
        let clauses = rules.clauses();
        for &clause in &clauses {
            let told = rules.clause(clause).unwrap_or_else(|| panic!("{name}: {clause:?} has no words"));
            assert!(told.words.ends_with(['.', ')']), "{name}: {clause:?} is no sentence");
            assert!(!told.words.contains("  "), "{name}: stray spaces in {clause:?}");
        }
        let in_file: Vec<_> = rules.spec().clauses.iter().map(|told| told.rule).filter(|rule| clauses.contains(rule)).collect();
        assert_eq!(in_file, clauses, "{name}: the file keeps the order in which a player meets the rules");
        can_come.entry(rules.spec().id.clone()).or_default().extend(clauses);
    }
    for rules in catalogue::all() {
        let spec = rules.spec();
        for told in &spec.clauses {
            assert!(can_come[&spec.id].contains(&told.rule), "{}: {:?} can never come into force", spec.id, told.rule);
        }
    }
}

#[test]
fn every_source_is_used_and_every_source_used_is_listed() {
    for rules in catalogue::all() {
        let spec = rules.spec();
        let used: BTreeSet<_> = spec
            .clauses
            .iter()
            .filter_map(|told| match &told.from {
                Authority::Source(name) => Some(name.as_str()),
                Authority::OurReading => None,
            })
            .collect();
        let listed: BTreeSet<_> = spec.sources.iter().map(|source| source.name.as_str()).collect();
        assert_eq!(used, listed, "{}", spec.id);
        assert_eq!(listed.len(), spec.sources.len(), "{}: a source is listed twice", spec.id);
        for source in &spec.sources {
            assert!(source.reference.len() > source.name.len(), "{}: {} has a full reference", spec.id, source.name);
        }
    }
}

/// Readings that `rules.md` calls this project's, or says that the sources are silent about.
#[test]
fn our_own_readings_are_marked_as_ours() {
    use Clause::{
        BeginnerAlternate, BeginnerOther, BeginnerSetter, CentreOnce, EndlessForbidden, EndlessPass, OppositeOut, Repetition,
        RoundEndEither, SameStart,
    };
    let ours = [
        BeginnerAlternate,
        BeginnerOther,
        BeginnerSetter,
        CentreOnce,
        EndlessForbidden,
        EndlessPass,
        OppositeOut,
        Repetition,
        RoundEndEither,
        SameStart,
    ];
    for rules in catalogue::all() {
        for told in &rules.spec().clauses {
            if ours.contains(&told.rule) {
                assert_eq!(told.from, Authority::OurReading, "{}: {:?}", rules.spec().id, told.rule);
            }
        }
    }
}

/// Where `rules.md` section 7 names who gives a reading, the file names the same.
#[test]
fn readings_name_who_gives_them() {
    for (id, clause, source) in [
        ("fergen-gobale", Clause::CentreTwice, "Ludii, Fergen Gobale"),
        ("fergen-gobale", Clause::CapturingSeedTaken, "Ludii, Fergen Gobale"),
        ("fergen-gobale", Clause::CapturingSeedStays, "Wikimanqala"),
        ("fergen-gobale", Clause::OppositeEmptyLone, "Ludii, Fergen Gobale"),
        ("fergen-gobale", Clause::MirrorAcross, "Pankhurst 1971:181"),
        ("fergen-gobale", Clause::MirrorRotated, "Ludii, Fergen Gobale"),
        ("fergen-goobalay", Clause::CapturingSeedStays, "Wikimanqala"),
        ("fergen-goobalay", Clause::CapturingSeedTaken, "Ludii, Fergen Gobale"),
        ("leyla-gobale-gabradarre", Clause::CapturingSeedStays, "Pankhurst 1971:181"),
        ("leyla-gobale-gabradarre", Clause::MirrorRotated, "Ludii, Leyla Gobale"),
        ("huroy", Clause::DirectionFree, "Valdez 2023:28"),
        ("huroy", Clause::SinglesBoth, "Turton, Mancala World"),
        ("huroy", Clause::SinglesOpposite, "Valdez 2023:28"),
        ("huroy", Clause::Wins, "Turton, Mancala World"),
        ("gelech", Clause::NotFacingSingle, "Valdez 2023:30"),
        ("layli-goobalay", Clause::FirstTurnRight, "Marin 1931:506-507"),
        ("leyla-gobale-somaliland-12", Clause::FirstTurnRight, "Marin 1931:506-507"),
    ] {
        let rules = catalogue::built_in(id).expect("built in");
        let told = rules.clause(clause).expect("it has words");
        assert_eq!(told.from, Authority::Source(source.to_owned()), "{id}: {clause:?}");
    }
}

// ---- events

/// Plays rounds of a match at random and collects all that happens.
fn drive(rules: &Rules, random: &mut fastrand::Rng, rounds: usize, heard: &mut HashSet<Event>) {
    let mut position = rules.start();
    for _ in 0..rounds {
        play_round(rules, &mut position, random, heard);
        rules.settle(&mut position, |event| {
            heard.insert(event);
        });
        let next = match rules.spec().rounds {
            Rounds::One => false,
            Rounds::Wins(_) => true,
            Rounds::AllSeeds { .. } => position.stores().south > 0 && position.stores().north > 0,
        };
        if !next {
            return;
        }
        let numbers = rules.default_arrangement(&position);
        rules.set_out(&mut position, &numbers, |event| {
            heard.insert(event);
        });
    }
}

fn play_round(rules: &Rules, position: &mut Position, random: &mut fastrand::Rng, heard: &mut HashSet<Event>) {
    let mut before: Vec<Position> = Vec::new();
    let mut came = Came::AsStart;
    loop {
        before.push(*position);
        let stood = before.iter().filter(|earlier| earlier.stands_as(position)).count();
        let over = rules.start_turn(position, came, stood, |event| {
            heard.insert(event);
        });
        if over.is_some() {
            return;
        }
        let turn = random.choice(rules.turns(position)).expect("a player who is not stuck has a turn");
        rules.play(position, turn, |event| {
            heard.insert(event);
        });
        came = Came::ByTurn;
    }
}

/// Kinds of events: a stop, a round's end and a lone capture are kinds of their own where they follow rules of their own.
fn kind(event: Event) -> String {
    match event {
        Event::Stop(stop) => format!("Stop {stop:?}"),
        Event::RoundOver(why) => format!("RoundOver {why:?}"),
        Event::Capture { seeds: 0, .. } => "Capture of a lone seed".to_owned(),
        other => format!("{other:?}").split(' ').next().unwrap_or_default().to_owned(),
    }
}

fn check_words(name: &str, rules: &Rules, event: Event) {
    let clause = rules.clause_of(event);
    assert!(rules.clause(clause).is_some(), "{name}: {event:?} follows {clause:?}, which has no words");
    assert!(rules.clauses().contains(&clause), "{name}: {event:?} follows {clause:?}, which is not in force");
}

#[test]
fn every_event_follows_a_rule_that_has_words() {
    let mut kinds = BTreeSet::new();
    let mut variants = variants();
    for options in [
        &["mirror=rotated", "beginner=setter", "opposite-empty=lone"][..],
        &["mirror=rotated", "beginner=other", "direction=free"],
        &["mirror=rotated", "round-end=either", "endless=pass"],
    ] {
        variants.push((format!("leyla-gobale-gabradarre {options:?}"), with("leyla-gobale-gabradarre", options)));
        variants.push((format!("fergen-gobale {options:?}"), with("fergen-gobale", options)));
    }
    for (at, (name, rules)) in variants.iter().enumerate() {
        let mut heard = HashSet::new();
        let mut random = fastrand::Rng::with_seed(at as u64);
        for _ in 0..4 {
            drive(rules, &mut random, 6, &mut heard);
        }
        heard.insert(Event::RoundOver(RoundEnd::Agreed));
        heard.insert(Event::RoundOver(RoundEnd::Repetition));
        for &event in &heard {
            check_words(name, rules, event);
            kinds.insert(kind(event));
        }
    }
    // What random play seldom or never meets.
    for (id, options, text, hole) in [
        ("leyla-gobale-somaliland-6", &["endless=pass"][..], "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2", "A"),
        ("leyla-gobale-gabradarre", &["mirror=rotated"], "1,0,1,1,1,1/1,1,1,1,-,- 0-0 S 2", "A"),
    ] {
        let rules = with(id, options);
        let mut position = rules.parse_position(text).unwrap_or_else(|error| panic!("{id} {text}: {error:?}"));
        let turn = rules.parse_turn(hole).expect("a hole");
        assert_eq!(rules.allows(&position, turn), Ok(()), "{id} {text} {hole}");
        rules.play(&mut position, turn, |event| {
            check_words(id, &rules, event);
            kinds.insert(kind(event));
        });
    }
    for missing in [
        "Singles",
        "Lap",
        "Stop Lap",
        "Stop Central",
        "Stop Layli",
        "Stop TheirEmpty",
        "Stop OwnEmpty(Empty)",
        "Stop OwnEmpty(Closed)",
        "Stop Capture",
        "Stop Pair",
        "Capture",
        "Capture of a lone seed",
        "Pair",
        "Claim",
        "Endless",
        "TurnOver",
        "RoundOver Stuck",
        "RoundOver Either",
        "RoundOver Repetition",
        "Collect",
        "Left",
        "Disown",
        "Close",
        "Reopen",
        "Place",
        "Begin",
    ] {
        assert!(kinds.contains(missing), "no {missing} happened; there were {kinds:?}");
    }
    // Pairs face each other, so no position that is sound has this one.
    for (name, rules) in variants.iter().filter(|(_, rules)| rules.has_pairs()) {
        check_words(name, rules, Event::Stop(Stop::OwnEmpty(Nothing::Layli)));
    }
}

// ---- options

/// The options that mean nothing, as `rules.md` section 7 lists them.
const MEANINGLESS: [(&str, &[&str]); 9] = [
    ("fergen-gobale", &["singles", "wins"]),
    ("fergen-goobalay", &["mirror", "beginner", "singles", "wins"]),
    ("leyla-gobale-gabradarre", &["centre", "singles", "wins"]),
    ("huroy", &["centre", "capturing-seed", "opposite-empty", "endless", "mirror", "beginner"]),
    ("gelech", &["centre", "capturing-seed", "opposite-empty", "endless", "mirror", "beginner"]),
    ("layli-goobalay", &["centre", "mirror", "beginner", "singles", "wins"]),
    ("leyla-gobale-somaliland-6", &["centre", "mirror", "beginner", "singles", "wins"]),
    ("leyla-gobale-somaliland-8", &["centre", "mirror", "beginner", "singles", "wins"]),
    ("leyla-gobale-somaliland-12", &["centre", "mirror", "beginner", "singles", "wins"]),
];

#[test]
fn options_that_mean_nothing_are_refused_by_name() {
    let listed: BTreeSet<_> = MEANINGLESS.iter().map(|&(id, _)| id.to_owned()).collect();
    assert_eq!(listed, catalogue::all().iter().map(|rules| rules.spec().id.clone()).collect());
    for (id, meaningless) in MEANINGLESS {
        for option in RuleOption::ALL {
            let mut changed = spec(id);
            let first = spec(id).values(option).and_then(|values| values.first().cloned()).unwrap_or_default();
            let set = changed.set(option.name(), &first);
            if meaningless.contains(&option.name()) {
                assert_eq!(set, Err(OptionError::Meaningless(option)), "{id} {}", option.name());
                assert_eq!(changed, spec(id), "{id} {}: nothing changes", option.name());
                assert_eq!(spec(id).get(option), None, "{id} {}", option.name());
            } else {
                assert_eq!(set, Ok(()), "{id} {}", option.name());
                assert!(spec(id).get(option).is_some(), "{id} {}", option.name());
            }
        }
    }
}

#[test]
fn an_option_set_is_the_option_got() {
    for (id, meaningless) in MEANINGLESS {
        for option in RuleOption::ALL.into_iter().filter(|option| !meaningless.contains(&option.name())) {
            let values: Vec<String> = match option {
                RuleOption::Wins => WINS.map(|wins| wins.to_string()).collect(),
                other => spec(id).values(other).expect("it means something here"),
            };
            for value in values {
                let mut changed = spec(id);
                assert_eq!(changed.set(option.name(), &value), Ok(()), "{id} {}={value}", option.name());
                assert_eq!(changed.get(option), Some(value.clone()), "{id} {}", option.name());
                for other in RuleOption::ALL.into_iter().filter(|&other| other != option) {
                    assert_eq!(changed.get(other), spec(id).get(other), "{id} {}={value}", option.name());
                }
                assert!(Rules::new(changed).is_ok(), "{id} {}={value}", option.name());
            }
        }
    }
}

#[test]
fn the_defaults_are_those_of_the_table() {
    for (id, defaults) in [
        ("fergen-gobale", &["centre=twice", "capturing-seed=taken", "mirror=across", "beginner=alternate", "direction=ccw"][..]),
        ("fergen-goobalay", &["centre=twice", "capturing-seed=stays", "direction=ccw"]),
        ("leyla-gobale-gabradarre", &["capturing-seed=stays", "mirror=across", "beginner=alternate", "direction=ccw"]),
        ("huroy", &["direction=free", "singles=both", "wins=10"]),
        ("gelech", &["direction=free", "singles=opposite", "wins=10"]),
        ("layli-goobalay", &["capturing-seed=taken", "direction=ccw", "first-turn=free"]),
        ("leyla-gobale-somaliland-6", &["capturing-seed=taken", "direction=cw", "first-turn=right"]),
        ("leyla-gobale-somaliland-8", &["capturing-seed=taken", "direction=cw", "first-turn=right"]),
        ("leyla-gobale-somaliland-12", &["capturing-seed=taken", "direction=cw", "first-turn=right"]),
    ] {
        for option in RuleOption::ALL.into_iter().filter(|&option| spec(id).get(option).is_some()) {
            let here = defaults.iter().find_map(|default| default.strip_prefix(option.name())?.strip_prefix('='));
            let first = spec(id).values(option).and_then(|values| values.first().cloned()).unwrap_or_default();
            let expected = here.unwrap_or(&first);
            assert_eq!(spec(id).get(option).as_deref(), Some(expected), "{id} {}", option.name());
        }
    }
}

#[test]
fn wrong_names_and_values_are_refused() {
    for name in ["", "center", "Centre", "capturing_seed", "three", " wins"] {
        assert_eq!(spec("huroy").set(name, "once"), Err(OptionError::Unknown(name.to_owned())));
    }
    for value in ["", "0", "101", "256", "-1", "1.5", "ten", " 5", "both"] {
        let mut changed = spec("huroy");
        assert_eq!(changed.set("wins", value), Err(OptionError::Value(RuleOption::Wins, value.to_owned())));
        assert_eq!(changed, spec("huroy"));
    }
    for option in RuleOption::ALL {
        for rules in catalogue::all().iter().filter(|rules| rules.spec().get(option).is_some()) {
            for value in ["", "nonsense", "Once", "ccw ", "1000"] {
                let mut changed = rules.spec().clone();
                assert_eq!(changed.set(option.name(), value), Err(OptionError::Value(option, value.to_owned())));
                assert_eq!(changed, *rules.spec());
            }
        }
    }
    for option in RuleOption::ALL {
        assert_eq!(RuleOption::named(option.name()), Some(option));
    }
}

// ---- contradictions

/// A number for each kind of contradiction; a new one does not compile until it is here and in the table below.
const fn number(error: &RulesError) -> usize {
    match error {
        RulesError::Id => 0,
        RulesError::Name => 1,
        RulesError::RowLength(_) => 2,
        RulesError::OddRow(_) => 3,
        RulesError::TooManySeeds(_) => 4,
        RulesError::NoSeeds => 5,
        RulesError::ClaimWithoutCentre => 6,
        RulesError::FillOfEmptyHole => 7,
        RulesError::Wins(_) => 8,
        RulesError::ClauseTwice(_) => 9,
        RulesError::ClauseWithoutWords(_) => 10,
        RulesError::UnknownSource(..) => 11,
        RulesError::TooLong { .. } => 12,
        RulesError::TooMany { .. } => 13,
    }
}

const CONTRADICTIONS: usize = 14;

fn told(rule: Clause, words: &str, from: Authority) -> ClauseSpec {
    ClauseSpec { rule, words: words.to_owned(), from }
}

type Change = fn(&mut RulesSpec);

#[test]
fn a_rule_set_that_contradicts_itself_is_refused_by_field() {
    const ALL_SEEDS: Rounds = Rounds::AllSeeds { arrangement: Arrangement::Fill, mirror: Mirror::Across, beginner: Beginner::Alternate };
    let table: [(&str, Change, RulesError, &str); 26] = [
        ("huroy", |spec| spec.id.clear(), RulesError::Id, "id"),
        ("huroy", |spec| spec.id = "Huroy".to_owned(), RulesError::Id, "id"),
        ("huroy", |spec| spec.id = "my huroy".to_owned(), RulesError::Id, "id"),
        ("huroy", |spec| spec.id = "../huroy".to_owned(), RulesError::Id, "id"),
        ("huroy", |spec| spec.name.clear(), RulesError::Name, "name"),
        ("huroy", |spec| spec.name = " \t".to_owned(), RulesError::Name, "name"),
        ("huroy", |spec| spec.start.clear(), RulesError::RowLength(0), "start"),
        ("huroy", |spec| spec.start = vec![4], RulesError::RowLength(1), "start"),
        ("huroy", |spec| spec.start = vec![4; 13], RulesError::RowLength(13), "start"),
        ("fergen-gobale", |spec| spec.start = vec![4; 5], RulesError::OddRow(5), "start"),
        ("huroy", |spec| spec.start = vec![64, 64], RulesError::TooManySeeds(256), "start"),
        ("fergen-gobale", |spec| spec.start = vec![Seeds::MAX; 12], RulesError::TooManySeeds(2 * (12 * 255 + 4)), "start"),
        ("fergen-goobalay", |spec| spec.start = vec![0; 6], RulesError::NoSeeds, "start"),
        ("fergen-goobalay", |spec| spec.centre = None, RulesError::ClaimWithoutCentre, "sowing.three"),
        ("fergen-gobale", |spec| spec.start[2] = 0, RulesError::FillOfEmptyHole, "rounds.arrangement"),
        (
            "layli-goobalay",
            |spec| {
                spec.start[5] = 0;
                spec.rounds = ALL_SEEDS;
            },
            RulesError::FillOfEmptyHole,
            "rounds.arrangement",
        ),
        ("huroy", |spec| spec.rounds = Rounds::Wins(0), RulesError::Wins(0), "rounds.wins"),
        ("gelech", |spec| spec.rounds = Rounds::Wins(101), RulesError::Wins(101), "rounds.wins"),
        (
            "huroy",
            |spec| spec.clauses.push(told(Clause::Lift, "Again.", Authority::OurReading)),
            RulesError::ClauseTwice(Clause::Lift),
            "clauses",
        ),
        (
            "huroy",
            |spec| spec.clauses = vec![told(Clause::Lift, " \n", Authority::OurReading)],
            RulesError::ClauseWithoutWords(Clause::Lift),
            "clauses",
        ),
        (
            "huroy",
            |spec| spec.clauses = vec![told(Clause::Lift, "Lift.", Authority::Source("Nobody 1900".to_owned()))],
            RulesError::UnknownSource(Clause::Lift, "Nobody 1900".to_owned()),
            "clauses",
        ),
        ("huroy", |spec| spec.id = "x".repeat(101), RulesError::TooLong { field: "id", most: 100 }, "id"),
        ("huroy", |spec| spec.name = "ሀ".repeat(301), RulesError::TooLong { field: "name", most: 300 }, "name"),
        ("huroy", |spec| spec.about = "x".repeat(5001), RulesError::TooLong { field: "about", most: 5000 }, "about"),
        ("huroy", |spec| spec.sayings[0].means = "x".repeat(301), RulesError::TooLong { field: "sayings", most: 300 }, "sayings"),
        ("huroy", |spec| spec.sources = vec![spec.sources[0].clone(); 101], RulesError::TooMany { field: "sources", most: 100 }, "sources"),
    ];
    let mut met = BTreeSet::new();
    for (id, change, error, field) in table {
        let mut changed = spec(id);
        change(&mut changed);
        assert_eq!(error.field(), field, "{error:?}");
        assert_eq!(Rules::new(changed.clone()), Err(error.clone()), "{id}");
        met.insert(number(&error));
        let text = write(&changed);
        match read(&text) {
            Err(ReadError::Contradiction { line, why }) => {
                let stands = text.lines().nth(line - 1).expect("a line of the file");
                let there = field.split('.').any(|name| stands.trim_start().starts_with(name));
                assert!(why == error && there, "{id}, from a file: line {line} is {stands}");
            }
            other => panic!("{id}, from a file: {other:?}"),
        }
    }
    assert_eq!(met, (0..CONTRADICTIONS).collect(), "every contradiction is met");
}

#[test]
fn odd_rule_sets_that_contradict_nothing_are_let_through() {
    let fine: [(&str, Change); 6] = [
        ("huroy", |spec| spec.start = vec![63, 64]),
        ("huroy", |spec| spec.start = vec![0, 1]),
        ("huroy", |spec| spec.start = vec![7; 9]),
        ("huroy", |spec| spec.clauses.clear()),
        ("leyla-gobale-gabradarre", |spec| spec.start[0] = 0),
        ("fergen-gobale", |spec| {
            if let Sowing::Relay(Relay { three, .. }) = &mut spec.sowing {
                *three = Three::Pair;
            }
            spec.centre = None;
        }),
    ];
    for (id, change) in fine {
        let mut changed = spec(id);
        change(&mut changed);
        assert!(Rules::new(changed).is_ok(), "{id}");
    }
}

// ---- broken files

#[test]
fn a_broken_file_gives_line_and_column() {
    let files = files();
    let text = &files["huroy"];
    let line_of = |text: &str, part: &str| 1 + text[..text.find(part).expect("it is in the file")].matches('\n').count();
    for (part, instead) in [
        ("direction: Free", "direction: Sideways"),
        ("sowing: Single", "sowing: Twice"),
        ("centre: None", "centre: Some((seeds: 4))"),
        ("rounds: Wins(10)", "rounds: Wins(1000)"),
        ("start: [4", "start: [four"),
        ("start: [4", "start: [-4"),
        ("lifting: Any", "liftings: Any"),
        ("lifting: Any", "lifting Any"),
        ("lifting: Any,", "lifting: Any, lifting: Any,"),
        ("rule: Lift", "rule: Lifts"),
        ("RuleSet(", "Rules("),
    ] {
        let broken = text.replacen(part, instead, 1);
        let line = line_of(text, part);
        match read(&broken) {
            Err(ReadError::Form(FormError { at, fault })) => {
                assert_eq!(at.line, line, "{instead}: {fault:?}");
                let length = broken.lines().nth(line - 1).map_or(0, |text| text.chars().count());
                assert!((1..=length + 1).contains(&at.column), "{instead}: column {} of {length}", at.column);
            }
            other => panic!("{instead}: {other:?}"),
        }
    }
}

#[test]
fn nonsense_and_hostile_texts_give_an_error_at_once() {
    let files = files();
    let text = &files["fergen-gobale"];
    let mut texts: Vec<String> = ["", " ", "\u{feff}", "abc", "()", "RuleSet", "RuleSet()", "\0\0\0", "RuleSet(id: \"", "ሁሮይ"]
        .into_iter()
        .map(str::to_owned)
        .collect();
    texts.extend(["(", "[", "{", "Some(", "/*"].map(|bracket| bracket.repeat(10_000)));
    texts.push(format!("RuleSet(id: {}", "9".repeat(10_000)));
    texts.push(format!("{text}{text}"));
    texts.extend((1..text.len() - 1).step_by(97).filter_map(|end| text.get(..end)).map(str::to_owned));
    let start = Instant::now();
    for text in texts {
        match read(&text) {
            Err(ReadError::Form(FormError { at, .. })) => assert!(at.line > 0 && at.column > 0),
            other => panic!("{:?}…: {other:?}", text.chars().take(40).collect::<String>()),
        }
    }
    assert!(start.elapsed() < Duration::from_secs(5));
}
