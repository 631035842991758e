/** Shots of one thing from near, and of nobody: "Nothing but the letter in the frame", 画面只有信的细节. */
import { ANIMATE } from './beings.ts';
import { homes } from './homes.ts';
import { limbOf, limbs } from './limbs.ts';
import type { Cast, ScenePlan, Setting } from './plan.ts';
import { understand } from './understand.ts';

const NOTHING_BUT = /\bnothing but the ([a-z' -]+?) in the frame\b|画面只有([^，。,.]{1,8}?)的细节/iu;

/** Where nothing lies that belongs on a table. */
const NO_GROUND: ReadonlySet<Setting> = new Set<Setting>([
  'sea',
  'river',
  'waterfall',
  'underwater',
  'cabin',
  'space',
  'sky',
]);

/**
 * The plan of a detail: the thing alone, large, where the words are. Null if the text is of no detail, or of one that cannot be drawn.
 * @param text without the names of a story's people
 */
export function detailIn(text: string, negative: string | undefined): ScenePlan | null {
  const [, english, chinese] = NOTHING_BUT.exec(text) ?? [];
  // 信 alone is part of many words, and "ring" is seldom one
  const words =
    english !== undefined
      ? [english, `an old ${english}`, `the ${english}`, `a gold ${english}`]
      : chinese !== undefined
        ? [chinese, `一封${chinese}`, `一张${chinese}`]
        : [];
  const limb = limbOf(english ?? chinese ?? '');
  const named = limb
    ? limbs(limb, text.toLowerCase())
    : words.flatMap((word) => understand(word).cast).find(({ figure }) => !ANIMATE.has(figure));
  if (!named) return null;
  const { relations: _ties, acts: _acts, wears: _wears, ...plan } = understand(text, negative);
  const told = plan.cast.find(({ figure }) => figure === named.figure);
  const thing: Cast = { ...(told ?? named), ...(limb && named), count: named.count };
  const lies = homes[thing.figure]?.[0] === 'table';
  const afloat = lies && plan.setting !== null && NO_GROUND.has(plan.setting);
  return {
    ...plan,
    cast: [thing],
    setting: afloat ? 'table' : plan.setting,
    shown: { pose: 'stand', behind: false },
  };
}
