/** Hands and feet of which nobody else is seen: "her hands shape the clay", 一双布满老茧的手. */
import { ANIMATE } from './beings.ts';
import type { Match } from './match.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';

const HANDS =
  /(?:^|[.,;:，] ?|\bclose[- ]?up (?:shot )?of |\bpair of )(?:(?:an?|the|two|his|her|their|my) )?(?:pair of )?(?:(?:old |young )?[a-z]+(?:['’]s) )?(?:[a-z-]+,? ){0,3}(?:hands|fingers|palms)\b(?! (?:up|behind|in (?:his|her|their)|on (?:his|her|their)|held high|hold|holding|raised|together))|(?:^|[，。；：,])[^，。；,在用]{0,10}(?:双手|的手|手指|手掌|一双\p{Script=Han}{0,8}手)(?![里中上下边机表腕提工术拿捧举握托牵拉])/u;
const FEET =
  /(?:^|[.,;:，] ?|\bclose[- ]?up (?:shot )?of |\bpair of )(?:(?:an?|the|two|his|her|their|my) )?(?:pair of )?(?:(?:old |young )?[a-z]+(?:['’]s) )?(?:[a-z-]+,? ){0,3}(?:feet|toes)\b(?! (?:up|high|deep|tall|long|above|below))|(?:^|[，。；：,])[^，。；,在用]{0,10}(?:双脚|的脚|脚丫|脚丫子|光脚|赤脚|一双\p{Script=Han}{0,8}脚)(?![里上下边踩的走跑]*\p{Script=Han}{0,3}(?:男孩|女孩|孩子|人))/u;
/** What they are that have worked for long. */
const OLD =
  /\b(?:old|wrinkled|calloused|callused|weathered|rough|grand(?:mother|father|ma|pa))\b|老茧|苍老|皱纹|粗糙|布满茧|爷爷|奶奶|老人/u;
const WHOSE = /^(?:he|she|her|him|他|她)$/u;
const OWNS = /^(?:['’]s\b|的)/u;

/** Such a part of somebody, by the word for it that a shot's frame has. */
export const limbOf = (word: string): FigureName | undefined =>
  /^(?:hands?|fingers|palms|手部?|双手|手指|手掌)$/iu.test(word)
    ? 'bareHands'
    : /^(?:feet|foot|toes|脚部?|双脚|光脚|赤脚|脚丫)$/iu.test(word)
      ? 'bareFeet'
      : undefined;

/** Hands or feet as what a picture shows. @param text lower case, tells whether they are old */
export const limbs = (figure: FigureName, text: string): Cast => ({
  figure,
  count: 1,
  ...(OLD.test(text) && { old: true }),
});

/** Shows hands or feet alone where a text names nobody but whose they are. @param text lower case */
export function showLimbs(plan: ScenePlan, text: string, matches: readonly Match<Sense[]>[]): void {
  const figure = HANDS.test(text) ? 'bareHands' : FEET.test(text) ? 'bareFeet' : undefined;
  if (!figure) return;
  const others = matches.filter(
    ({ means, word, end }) =>
      means.some((sense) => sense.of === 'figure' && ANIMATE.has(sense.is.figure)) &&
      !WHOSE.test(word) &&
      !OWNS.test(text.slice(end)),
  );
  if (others.length > 0) return;
  plan.cast = [
    limbs(figure, text),
    ...plan.cast.filter((one) => !ANIMATE.has(one.figure) && one.figure !== 'hand'),
  ];
  delete plan.relations;
  delete plan.acts;
  plan.closeUp = false;
  // of what lies on the ground under bare feet sand is a beach
  if (figure === 'bareFeet' && plan.setting === 'desert' && !/desert|dune|沙漠|沙丘/u.test(text))
    plan.setting = 'sea';
}
