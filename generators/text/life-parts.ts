/** The parts of a story that spans a life, with the people that those years have. */
import type { Beat } from './beats.ts';
import type { Person } from './person.ts';

export interface Told {
  beats: readonly Beat[];
  people: readonly Person[];
}

/** Whether somebody is in a beat. */
export const isIn = ({ people, speaker }: Beat, one: Person): boolean =>
  people.includes(one) || speaker === one;

/** What a beat tells, without what somebody says. */
export const toldIn = ({ text, doing, kind }: Beat): string => (kind === 'speech' ? doing : text);

/**
 * Puts those of the earlier years into their beats, and those of the later ones into all others.
 * @param early the earlier years, up to `to`
 */
export function recast(
  { beats, people }: Told,
  stages: ReadonlyMap<Person, { early: Person; late: Person }>,
  early: { from: number; to: number },
): { beats: Beat[]; people: Person[] } {
  const cast = (beat: Beat, index: number): Beat => {
    const when = index >= early.from && index < early.to ? 'early' : 'late';
    const turned = (one: Person): Person => stages.get(one)?.[when] ?? one;
    const begins = index === early.to || (index === early.from && index > 0);
    return {
      ...beat,
      people: beat.people.map(turned),
      speaker: beat.speaker && turned(beat.speaker),
      listener: beat.listener && turned(beat.listener),
      ...(begins && { newScene: true, leap: true }),
    };
  };
  return {
    beats: beats.map(cast),
    people: people.flatMap((one) => {
      const { early: before, late: after } = stages.get(one) ?? {};
      return [before ?? one, ...(after && after !== before ? [after] : [])];
    }),
  };
}
