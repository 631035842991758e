import { rgb } from '../light/colour.ts';
import type { ScenePlan } from './plan.ts';

/** Not of months: 三个月, 三月. */
const MOONS =
  /\b(two|twin|double|three|triple) (?:[a-z]+ ){0,2}moons\b|([两双三])(?:个|轮|颗)?[\u4e00-\u9fff]{0,2}(?:月亮|明月)|(双)月(?!份)/u;
const MANY: Readonly<Record<string, number>> = {
  ...{ two: 2, twin: 2, double: 2, 两: 2, 双: 2 },
  ...{ three: 3, triple: 3, 三: 3 },
};

const BLOOD = /\bblood(?:-| )(?:red )?moon\b|血月|血色的?(?:圆|满)?月/u;

/** A sky with several moons has the moon as many times. @param text lower case */
export function countMoons(plan: ScenePlan, text: string): void {
  if (BLOOD.test(text)) plan.disc ??= rgb('#c8382c');
  const found = MOONS.exec(text);
  if (!found) return;
  const many = MANY[found[1] ?? found[2] ?? found[3] ?? ''] ?? 1;
  plan.sky = [...plan.sky.filter((thing) => thing !== 'moon'), ...Array<'moon'>(many).fill('moon')];
}
