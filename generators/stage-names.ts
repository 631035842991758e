/** What scripts call somebody where they are younger or older than in the rest of a film: YOUNG MEI, 童年小美. */

/** A part of a life beside the one that somebody is mostly told in. */
export type Stage = 'child' | 'young' | 'old';

const PREFIXES = {
  child: { en: 'Young', zh: '童年' },
  young: { en: 'Young', zh: '青年' },
  old: { en: 'Old', zh: '老年' },
} as const satisfies Record<Stage, { en: string; zh: string }>;

/** @example stageName('Mei', 'child', 'en') // Young Mei */
export const stageName = (name: string, stage: Stage, language: 'en' | 'zh'): string =>
  language === 'zh'
    ? `${PREFIXES[stage].zh}${name}`
    : `${PREFIXES[stage].en} ${/^[A-Z][a-z]/.test(name) ? name : name.toLowerCase()}`;

/** The name without what says how old they are there: whose face it is, at any age. */
export const ownName = (name: string): string =>
  name.replace(/^(?:(?:young|old)\s+(?=\S)|(?:童年|青年|老年)(?=\p{Script=Han}))/iu, '');
