/** What whoever makes a picture or a clip leaves out of a prompt. */
import { undrawnIn } from '../../generators/pictures/words/undrawn.ts';
import { DEFAULT_MODELS } from '../ledger/costs.ts';
import type { Models } from '../models/models.ts';

/** Models of submits that name none, by tool. */
const USUAL: Readonly<Record<string, string>> = DEFAULT_MODELS;

interface Asked {
  medium: 'picture' | 'edit' | 'clip';
  tool: string;
  /** Empty for the tool's usual one. */
  model: string;
  resolution?: string;
}

/** @returns what tells the things in a prompt that are left out; null for a model of a service, of which nobody knows it */
export function undrawnBy(
  models: Models,
  { medium, tool, model, resolution = '' }: Asked,
): ((prompt: string, no?: string) => string[]) | null {
  const asked = { tool, model: model || (USUAL[tool] ?? ''), resolution };
  // clips are painted by the engine of pictures, and have the same vocabulary
  return models.find(medium, asked) === models.builtIn(medium) ? undrawnIn : null;
}
