import { undrawnIn } from '../../generators/pictures/words/undrawn.ts';
import { checkPrompt } from '../../src/api/prompt-check.ts';
import type { Deps } from '../deps.ts';
import { DEFAULT_MODELS } from '../ledger/costs.ts';
import type { Models } from '../models/models.ts';
import { on, type Route } from '../rpc/route.ts';
import { painterOf } from './draw-submit.ts';

/** What a person is told of a prompt before paying. */
export const checkRoutes = ({ models }: Pick<Deps, 'models'>): Route[] => [
  on(checkPrompt, (_context, { tool_name, model_name, prompt, no }) => {
    const model = model_name || { mj: '', id: '', irag: '', ...DEFAULT_MODELS }[tool_name];
    return { undrawn: isBuiltIn(models, tool_name, model) ? undrawnIn(prompt, no) : [] };
  }),
];

/** Whether the built-in engine draws for a tool and its model. */
function isBuiltIn(models: Models, tool: Parameters<typeof painterOf>[1]['tool'], model: string): boolean {
  return tool === 'fluxImage'
    ? models.find('edit', { tool, model }) === models.builtIn('edit')
    : painterOf(models, { tool, model }) === models.builtIn('picture');
}
