import { setImmediate } from 'node:timers/promises';
import { withNames } from '../../src/api/mentions.ts';
import { checkFilm } from '../../src/api/prompt-check.ts';
import type { Deps } from '../deps.ts';
import { undrawnBy } from '../draw/undrawn.ts';
import { memberOf } from '../rpc/context.ts';
import { on, type Route } from '../rpc/route.ts';
import { requireProject } from './projects/projects.ts';
import { listLines } from './script/lines.ts';
import { shotTexts } from './storyboard/shot-texts.ts';
import { listShots } from './storyboard/shots.ts';

/** Prompts that are read in one go; a whole film takes a tenth of a second, and others wait for answers. */
const AT_ONCE = 10;

/** What a film's pictures will not show, before points are taken. */
export const filmCheckRoutes = ({ db, models }: Pick<Deps, 'db' | 'models'>): Route[] => [
  on(checkFilm, async (context, { script_id, of, tool_name: tool, model_name: model }) => {
    await requireProject(db, memberOf(context).userId, script_id);
    const undrawn = undrawnBy(models, { medium: 'picture', tool, model });
    if (!undrawn) return { undrawn: [] };
    const prompts =
      of === 'script'
        ? // as the storyboard will take them over
          (await listLines(db, script_id)).map((line) => ({
            id: line.id,
            prompt: shotTexts(line, []).static_desc,
          }))
        : (await listShots(db, script_id)).map(({ id, static_desc }) => ({
            id,
            prompt: withNames(static_desc),
          }));
    const found = new Map<string, { word: string; ids: number[] }>();
    for (const [index, { id, prompt }] of prompts.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
      for (const word of undrawn(prompt)) {
        // "Mosque" at the beginning of a sentence is the same
        const thing = found.get(word.toLowerCase()) ?? { word, ids: [] };
        found.set(word.toLowerCase(), { word: thing.word, ids: [...thing.ids, id] });
      }
    }
    return { undrawn: [...found.values()] };
  }),
];
