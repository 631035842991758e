/** The check of prompts before they are paid for. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { Id } from './fields.ts';

/** Characters of the longest prompt, of drawings and of clips. */
const Words = v.pipe(v.string(), v.maxLength(2000));
const Name = v.pipe(v.string(), v.maxLength(40));

/**
 * The things named in a prompt that whoever makes a picture or a clip of it leaves out. Only the built-in engine knows: for a model
 * of a service the list is empty. It is free, and the same for everybody.
 */
export const checkPrompt = extension('/studio/prompt/check', {
  access: 'anyone',
  input: v.strictObject({
    /** `edit`: a picture changed by words. */
    medium: v.picklist(['picture', 'edit', 'clip']),
    /** Tool, model and resolution as the submit names them. */
    tool_name: Name,
    model_name: v.optional(Name, ''),
    resolution: v.optional(Name, ''),
    /** Without parameters. */
    prompt: Words,
    /** The words of `--no`. */
    no: v.optional(Words, ''),
  }),
  answer: v.object({ undrawn: v.array(v.string()) }),
});

/** The same for all lines of a script or all shots of a storyboard: a thing that is left out, and the lines or shots that name it. */
export const checkFilm = extension('/studio/film/check', {
  input: v.strictObject({
    script_id: Id,
    of: v.picklist(['script', 'storyboard']),
    /** What draws the film's pictures. */
    tool_name: Name,
    model_name: v.optional(Name, ''),
  }),
  answer: v.object({ undrawn: v.array(v.object({ word: v.string(), ids: v.array(v.number()) })) }),
});
export type UndrawnThing = { readonly word: string; readonly ids: readonly number[] };
