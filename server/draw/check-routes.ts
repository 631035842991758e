import { undrawnIn } from '../../generators/pictures/words/undrawn.ts';
import { checkPrompt } from '../../src/api/prompt-check.ts';
import type { Deps } from '../deps.ts';
import { DEFAULT_MODELS } from '../ledger/costs.ts';
import { on, type Route } from '../rpc/route.ts';

/** Models of submits that name none, by tool. */
const USUAL: Readonly<Record<string, string>> = DEFAULT_MODELS;

/** The check of a prompt before it is paid for. */
export const checkRoutes = ({ models }: Pick<Deps, 'models'>): Route[] => [
  on(checkPrompt, (_context, { medium, tool_name: tool, model_name, resolution, prompt, no }) => {
    const model = model_name || (USUAL[tool] ?? '');
    // clips are painted by the engine of pictures, and have the same vocabulary
    const isBuiltIn = models.find(medium, { tool, model, resolution }) === models.builtIn(medium);
    return { undrawn: isBuiltIn ? undrawnIn(prompt, no) : [] };
  }),
];
