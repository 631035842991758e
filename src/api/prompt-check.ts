/** What is told of a prompt before it is paid for. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { PROMPT_CHARACTERS } from './draw.ts';
import { DRAW_MODELS } from './draw-models.ts';

const Words = v.pipe(v.string(), v.maxLength(PROMPT_CHARACTERS));
const TOOLS = [...new Set(DRAW_MODELS.map(({ tool }) => tool)), 'fluxImage'] as const;

/**
 * The things named in a prompt that whoever draws for a tool and its model leaves out. Only the built-in engine knows: for a model
 * of a service the list is empty. It is free, and the same for everybody.
 */
export const checkPrompt = extension('/studio/prompt/check', {
  access: 'anyone',
  input: v.strictObject({
    /** `fluxImage`: flux with a base image. */
    tool_name: v.picklist(TOOLS),
    model_name: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    /** Without parameters. */
    prompt: Words,
    /** The words of `--no`. */
    no: v.optional(Words, ''),
  }),
  answer: v.object({ undrawn: v.array(v.string()) }),
});
