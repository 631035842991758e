/** Who is in a church sees its pews and windows, not the church from the meadow. */
import type { FigureName, ScenePlan } from './plan.ts';
import type { Interior } from './surroundings.ts';

interface Building {
  figure: FigureName;
  interior: Interior;
  /** Words that put somebody inside. */
  within: RegExp;
}

const BUILDINGS: readonly Building[] = [
  {
    figure: 'church',
    interior: 'church',
    within:
      /\b(?:in|inside|into|enters?) (?:(?:a|an|the|this|that|her|his|their) )?(?:(?!front\b)[a-z-]+ ){0,2}(?:church|chapel|cathedral)\b(?! ?(?:yard|tower|bells?|door|garden))|\b(?:church|chapel|cathedral) interior\b|教堂(?:里|内|中(?!心))|(?:在|走进了?|进入|来到)[^，。！？、]{0,3}教堂(?![前外旁门边后顶上尖钟])/u,
  },
];

/** Puts the picture inside a building that the words say somebody is in, if they name no other place. @param text lower case */
export function goInside(plan: ScenePlan, text: string): void {
  for (const { figure, interior, within } of BUILDINGS) {
    if (plan.setting !== null || !within.test(text)) continue;
    plan.cast = plan.cast.filter((one) => one.figure !== figure);
    plan.relations = (plan.relations ?? []).filter(({ who, to }) => who !== figure && to !== figure);
    plan.setting = 'room';
    plan.interior = interior;
  }
}
