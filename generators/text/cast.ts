/** Tracks who is mentioned, who is present in the scene, and who speaks. */

import { isGestureOf } from './gestures.ts';
import { saysOwnName } from './introduced.ts';
import { ofMyself } from './myself.ts';
import { isObjectOf } from './object-pronoun.ts';
import type { Person } from './person.ts';
import { fitOf, isAbsent, isOwners, isRobot, meansCrowd, namedIn, pronounsIn, unseenIn } from './pronouns.ts';
import { beginsClause, CALLS_ELDER, isCalled, OTHERS_SAY, SAYS_AT_END, saysHere, saysIt } from './saying.ts';
import { type Piece, SAYING_EN, SAYING_ZH } from './segment.ts';

const MOST = 4;
/** Least `fitOf` of a good match for a pronoun; lower ones are used only if there is no other. */
const SURE = 1.5;
/** `fitOf` of somebody whose gender is known, or implied by the name. */
const KNOWN = 2;
const LEAVES =
  /\b(?:left|leaves|walk(?:s|ed) away|departs?|departed|disappears?|disappeared|vanish(?:es|ed)|ran off|runs off|goes out|went out)\b|离开|走远|远去|消失|走了|离去/u;
/** Whoever keeps a place locks it from outside, and others from inside. */
const LOCKS = /\block(?:s|ed) (?:up|the (?:\w+ )?(?:door|shop|gate|doors|gates))\b|锁[上好]?了?[店大]?门/u;
const KEEPER = /owner|keeper|manager|guard|caretaker|店主|老板|掌柜|管理员|保安/iu;
/** Speech of whoever tells the story. */
const BY_NARRATOR = new RegExp(
  `^\\W*(?:and\\s)?I\\b(?!.*\\b(?:she|he|they)\\s(?:${SAYING_EN})\\b)|\\bI\\s(?:${SAYING_EN})\\b|我(?!们|[家爸妈爷奶姥外哥姐弟妹叔姑舅姨老]|的)[^，。！？；]{0,8}(?:${SAYING_ZH})`,
  'u',
);

/** A voice from somebody who is not seen yet. */
const VOICE =
  /(?:传来|响起|听[见到])[^，。！？]{0,8}(?:声音|喊声|叫声)[，：:。！!]?$|\ba voice\b[^.!?]{0,30}[.:!]?$/iu;

/** Who is in a story, and whom its pronouns mean at each moment. */
export class Cast {
  readonly #people: readonly Person[];
  /** Who tells the story, if they are in it. */
  readonly #self: Person | null;
  /** Most recently mentioned first. */
  #recent: Person[] = [];
  #present: Person[] = [];
  /** Who was present in the scene before. */
  #presentBefore: Person[] = [];
  readonly #known = new Set<Person>();
  /** Animals that a sentence named after people: "Tom, Anna and their dog". */
  readonly #joined = new Set<Person>();
  /** Those who have just been met for the first time. */
  #fresh: Person[] = [];
  /** The first person of the last narration, and its paragraph. */
  #subject: { person: Person; paragraph: number } | null = null;
  #speakers: Person[] = [];
  #lastWasSpeech = false;
  /** Whether the last narration ended with a voice that somebody hears, and whose it says that is. */
  #hearsVoice = false;
  #voice: Person | null = null;
  /** Whether the last narration was of others, whom "they" means then. */
  #ofOthers = false;

  constructor(people: readonly Person[]) {
    this.#people = people;
    this.#self = people.find(({ tells }) => tells) ?? null;
  }

  /** All people of the story. */
  get people(): readonly Person[] {
    return this.#people;
  }

  /** People in the scene so far. */
  get present(): readonly Person[] {
    return this.#present;
  }

  /** Processes a narration. @returns the people it mentions by name or pronoun, the one who acts first */
  tell({ text, paragraph, goesOn = false }: Piece, newScene: boolean): Person[] {
    if (newScene) this.#enterScene();
    const unseen = unseenIn(text, this.#people);
    this.#present = this.#present.filter((person) => !unseen.includes(person));
    const told = this.#meantIn(text);
    this.#ofOthers = told.length === 0 && (this.#ofOthers || meansCrowd(text));
    const carried = told.length === 0 && goesOn ? this.#recent.slice(0, 1) : told;
    this.#meet(carried);
    const [first] = carried;
    if (first) this.#subject = { person: first, paragraph };
    this.#lastWasSpeech = false;
    this.#hearsVoice = VOICE.test(text);
    this.#voice = this.#hearsVoice ? (namedIn(text, this.#people).at(-1)?.person ?? null) : null;
    return carried;
  }

  /** Removes a person who leaves, from the next shot on. */
  leave(text: string, people: readonly Person[]): void {
    const [first] = people;
    // the story goes with whoever tells it
    const goes = LEAVES.test(text) || (first && KEEPER.test(first.post) && LOCKS.test(text));
    if (first && !first.tells && people.length === 1 && goes)
      this.#present = this.#present.filter((person) => person !== first);
  }

  /**
   * Processes a speech. @returns its speaker, and the people mentioned around the quote
   * @param next the following piece: the person who acts in it may be the speaker
   */
  speak(
    piece: Piece,
    next: Piece | undefined,
    newScene: boolean,
  ): { speaker: Person | null; people: Person[]; byNarrator: boolean } {
    if (newScene) this.#enterScene();
    const told = piece.before || piece.after;
    const around = this.#meantIn(told);
    const own = this.#people.find(({ name, named }) => named && saysOwnName(piece.text, name));
    const speaker = BY_NARRATOR.test(told.trim())
      ? this.#self
      : (own ?? (told.trim() ? this.#saidBy(told, around, piece.before !== '') : this.#turnOf(piece, next)));
    const people = speaker ? [speaker, ...around.filter((person) => person !== speaker)] : around;
    this.#meet(people);
    if (speaker) this.#speakers = [speaker, ...this.#speakers.filter((one) => one !== speaker)].slice(0, 2);
    this.#lastWasSpeech = true;
    // the voice that tells the story is theirs
    return { speaker, people, byNarrator: speaker !== null && speaker === this.#self };
  }

  /**
   * The speaker according to the attribution ("said Mei to Tom", "she asked"): who stands right before a verb of saying, the last one
   * before the speech (公主问他，他说：), else the first name or pronoun in it.
   * @param leads whether the attribution is before the speech
   */
  #saidBy(told: string, around: readonly Person[], leads: boolean): Person | null {
    if (leads && OTHERS_SAY.test(told)) return null;
    const names = namedIn(told, this.#people);
    // "said his father": whose father it is says nothing
    const pronouns = pronounsIn(told).filter(({ at }) => !isOwners(told, at));
    const saying = [
      ...names.filter(({ person, at }) => saysHere(told, person, at)),
      ...pronouns.filter(({ of, at }) => of !== 'they' && saysIt(told, at)),
    ].sort((a, b) => a.at - b.at);
    const omitted =
      leads && SAYS_AT_END.test(told) ? names.findLast(({ at }) => beginsClause(told, at)) : null;
    if (omitted) return omitted.person;
    const sayer = leads ? saying.at(-1) : saying[0];
    if (sayer && 'person' in sayer) return sayer.person;
    if (sayer && sayer.of !== 'they' && saying.length > 1)
      return this.#best(
        sayer.of,
        names.filter(({ at }) => at < sayer.at).map(({ person }) => person),
      );
    // 病人的女儿: of a line of a play, who is called all of it
    const whole = names.find(({ person }) => person.name.toLowerCase() === told.trim().toLowerCase());
    if (whole) return whole.person;
    const [named] = names;
    const [pronoun] = pronouns;
    if (named && (!pronoun || named.at < pronoun.at || pronoun.of === 'they')) return named.person;
    if (!pronoun || pronoun.of === 'they') return named?.person ?? null;
    return this.#best(pronoun.of, named ? [named.person] : []) ?? around[0] ?? null;
  }

  /** The speaker without an attribution: the other one in a dialogue, else whoever acted just before or acts right after. */
  #turnOf(piece: Piece, next: Piece | undefined): Person | null {
    if (this.#hearsVoice && !this.#lastWasSpeech) {
      if (this.#voice && this.#voice !== this.#subject?.person) return this.#voice;
      const [other, another] = this.#people.filter((person) => person !== this.#subject?.person);
      return another ? null : (other ?? null);
    }
    const called = namedIn(piece.text, this.#people).find(({ person, at }) =>
      isCalled(piece.text, person, at),
    )?.person;
    const may = (person: Person | undefined | null) => (person && person !== called ? person : null);
    const [last, other] = this.#speakers;
    if (this.#lastWasSpeech && last)
      return (
        may(other) ??
        may(this.#present.find((person) => person !== last)) ??
        (other ? null : may(this.#recent.find((person) => person !== last)))
      );
    const told = next?.kind === 'narration' && next.paragraph === piece.paragraph ? next.text : '';
    const [after] = namedIn(told, this.#people);
    const smiling = after && isGestureOf(after.person, told) ? may(after.person) : null;
    if (smiling) return smiling;
    const child = CALLS_ELDER.test(piece.text) ? may(this.#childHere()) : null;
    if (child) return child;
    const acting = this.#subject?.paragraph === piece.paragraph ? may(this.#subject.person) : null;
    if (acting) return acting;
    if (after && after.at < 12) return may(after.person);
    const [pronoun] = pronounsIn(told);
    if (pronoun?.at === 0 && pronoun.of !== 'they') return this.#best(pronoun.of, called ? [called] : []);
    return may(other) ?? may(this.#recent.find((person) => person !== last)) ?? may(this.#recent[0]);
  }

  /** Whether an animal only comes by: it has no name, and was never told of with people. */
  #isPassing(person: Person): boolean {
    return person.age === 'animal' && !person.named && !this.#joined.has(person);
  }

  #enterScene(): void {
    if (this.#present.length > 0) this.#presentBefore = this.#present;
    this.#present = [];
  }

  /** The child who was told of last, and is there. */
  #childHere(): Person | undefined {
    return this.#recent.find((person) => person.age === 'child' && this.#present.includes(person));
  }

  #meantIn(text: string): Person[] {
    const named = namedIn(text, this.#people);
    const found = [...named];
    const me = ofMyself(text);
    if (this.#self && me >= 0) found.push({ person: this.#self, at: me });
    for (const { of, at } of pronounsIn(text)) {
      if (of === 'they') {
        if (found.length === 0 && (this.#ofOthers || meansCrowd(text.slice(0, at)))) continue;
        if (found.length < 2)
          // 它们 are no people
          for (const person of this.#group(found.map((one) => one.person)))
            if (!text.startsWith('它们', at) || person.age === 'animal' || person.thing)
              found.push({ person, at });
        continue;
      }
      if (isAbsent(text.slice(0, at))) continue;
      // she plants his tree without him
      if (found.some((one) => one.at < at) && isOwners(text, at)) continue;
      const before = found.filter((one) => one.at < at && fitOf(one.person, of) >= SURE);
      const doer = found
        .filter((one) => one.at < at)
        .sort((a, b) => a.at - b.at)
        .at(-1);
      const done = doer !== undefined && isObjectOf(text, at, doer.at);
      if (before.some((one) => !done || one.person !== doer.person)) continue;
      const meant = this.#best(
        of,
        found.map(({ person }) => person),
      );
      // "her grandson draws": he does
      if (meant) found.push({ person: meant, at: isOwners(text, at) ? text.length + at : at });
    }
    const people = found.sort((a, b) => a.at - b.at).map(({ person }) => person);
    return [...new Set(people)].slice(0, MOST);
  }

  /** Resolves a pronoun: the current subject if it fits, else the most recently mentioned person who does. */
  #best(of: 'she' | 'he' | 'it', not: readonly Person[]): Person | null {
    const subject = this.#subject?.person;
    const order = [...new Set([...(subject ? [subject] : []), ...this.#recent])].filter(
      (one) => !not.includes(one),
    );
    const sure = order.filter((person) => fitOf(person, of) >= SURE);
    // "a seal swims by … the boy finds an old man and runs to him": of an animal or a robot it says nothing, of the man it does
    const [first] = sure;
    const unsure = first && (first.age === 'animal' || isRobot(first));
    const most = unsure ? sure.find((person) => fitOf(person, of) >= KNOWN) : undefined;
    let best: Person | null = this.#newcomer(order, of) ?? most ?? sure[0] ?? null;
    if (!best)
      for (const person of order) if (fitOf(person, of) > (best ? fitOf(best, of) : 0)) best = person;
    best ??= this.#people.find(({ only }) => only === of) ?? this.#namedLater(of);
    // the pronoun tells the gender
    if (best && best.age !== 'animal') best.gender ??= of;
    return best;
  }

  /** "She was six … Now Clara is a captain": the only one of that gender, whose name comes later. */
  #namedLater(of: 'she' | 'he' | 'it'): Person | null {
    const fitting = this.#people.filter((one) => one.named && fitOf(one, of) >= KNOWN);
    const [one] = fitting;
    return one && fitting.length === 1 && !this.#known.has(one) ? one : null;
  }

  /** 老周载了一位女人。她…: who has just come and is a woman, where the last told of may be one only. */
  #newcomer(order: readonly Person[], of: 'she' | 'he' | 'it'): Person | undefined {
    const [last, other] = order;
    const unsure = last && fitOf(last, of) < KNOWN;
    if (!unsure) return undefined;
    if (other && this.#fresh.includes(other) && fitOf(other, of) === 3) return other;
    // 女医生苏晴 … 牧民抱着孩子来了。她…: nor does a noun for anybody stand before a name
    return last.named ? undefined : order.find((one) => one.named && fitOf(one, of) >= KNOWN);
  }

  /** Resolves "they": the people in the scene, else those of the scene before it, else the most recently mentioned ones. */
  #group(already: readonly Person[]): Person[] {
    const others = (of: readonly Person[]) => of.filter((person) => !already.includes(person));
    const group =
      [this.#present, this.#presentBefore]
        .map(others)
        .flatMap((some) => [some.filter((person) => !this.#isPassing(person)), some])
        .find((some) => some.length + already.length >= 2) ??
      others(this.#recent).filter(
        (person, _, all) => all.every((one) => this.#isPassing(one)) || !this.#isPassing(person),
      );
    return group.slice(0, Math.max(1, MOST - already.length));
  }

  #meet(people: readonly Person[]): void {
    this.#fresh = people.filter((person) => !this.#known.has(person));
    for (const [index, person] of people.entries()) {
      this.#known.add(person);
      if (index > 0 && people[0]?.age !== 'animal') this.#joined.add(person);
    }
    this.#recent = [...people, ...this.#recent.filter((person) => !people.includes(person))].slice(0, 6);
    this.#present = [...people, ...this.#present.filter((person) => !people.includes(person))].slice(0, MOST);
  }
}
