import { checkPrompt } from '../../src/api/prompt-check.ts';
import type { Deps } from '../deps.ts';
import { on, type Route } from '../rpc/route.ts';
import { undrawnBy } from './undrawn.ts';

/** The check of a prompt before it is paid for. */
export const checkRoutes = ({ models }: Pick<Deps, 'models'>): Route[] => [
  on(checkPrompt, (_context, { medium, tool_name: tool, model_name: model, resolution, prompt, no }) => {
    const undrawn = undrawnBy(models, { medium, tool, model, resolution });
    return { undrawn: undrawn?.(prompt, no) ?? [] };
  }),
];
