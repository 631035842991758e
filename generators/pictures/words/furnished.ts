/** What the furniture of a place has already, and what belongs in a room alone. */
import { putLampOnDesk } from './lamp-on-desk.ts';
import type { FigureName, ScenePlan } from './plan.ts';
import type { Interior } from './surroundings.ts';
import { tellLamps } from './tell-lamps.ts';

/** What lies on the shelves of a room. */
const SHELVED: Partial<Record<Interior, ReadonlySet<FigureName>>> = {
  library: new Set<FigureName>(['book']),
  bookstore: new Set<FigureName>(['book']),
  bakery: new Set<FigureName>(['bread', 'cake', 'food']),
};

/** 教室门口: where somebody is, and no door of its own. */
const AT_THE_DOOR = /[室店校馆院厅司站]门口/u;

/** What may be the light of a lighthouse. */
const LIGHTS: ReadonlySet<FigureName> = new Set<FigureName>(['lamp', 'lantern', 'handLantern', 'oilLamp']);

/** Leaves on the shelves of a library or a shop what the words name there, and tells lamps apart. */
export function furnishWords(plan: ScenePlan, text: string): void {
  if (AT_THE_DOOR.test(text)) plan.cast = plan.cast.filter(({ figure }) => figure !== 'door');
  const shelved = plan.interior && SHELVED[plan.interior];
  if (shelved && plan.setting === 'room') {
    const bound = new Set(plan.relations?.flatMap(({ who, to }) => [who, to]));
    plan.cast = plan.cast.filter(({ figure }) => !shelved.has(figure) || bound.has(figure));
  }
  // the lamp of a lighthouse is in it
  if (plan.cast.some(({ figure }) => figure === 'lighthouse'))
    plan.cast = plan.cast.filter(
      ({ figure }) =>
        !LIGHTS.has(figure) ||
        (figure !== 'lamp' && plan.relations?.some(({ how, to }) => how === 'holds' && to === figure)),
    );
  putLampOnDesk(plan, text);
  tellLamps(plan, text);
}
