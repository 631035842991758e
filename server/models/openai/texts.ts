/** Writes scripts with the OpenAI chat completions API. */
import * as v from 'valibot';
import type { TextProvider } from '../../../generators/text/texts.ts';
import { type ChatOptions, createChat } from './chat.ts';
import { instructions } from './instructions.ts';

const MOST_LINES = 60;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const Script = v.strictObject({
  // optional, because services that ignore the schema may leave it out
  title: v.optional(text(200), ''),
  lines: v.pipe(
    v.array(
      v.strictObject({
        shot_type: text(100),
        angle: text(100),
        move: text(100),
        characters: text(500),
        cj_desc: text(2000),
        hm_desc: v.pipe(text(2000), v.minLength(1)),
        dialogue: text(2000),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LINES),
  ),
  roles: v.pipe(
    v.array(v.strictObject({ name: v.pipe(text(50), v.minLength(1)), description: text(2000) })),
    v.maxLength(30),
  ),
});
const strings = (names: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
/** The requested shape as a JSON schema; the answer is still validated against `Script`. */
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'lines', 'roles'],
  properties: {
    title: { type: 'string' },
    lines: {
      type: 'array',
      items: strings(['shot_type', 'angle', 'move', 'characters', 'cj_desc', 'hm_desc', 'dialogue']),
    },
    roles: { type: 'array', items: strings(['name', 'description']) },
  },
} as const;

/** @param options of the service; requests are retried if the answer is not a valid script */
export function createOpenAiTexts(options: ChatOptions): TextProvider {
  const chat = createChat(options);
  return {
    name: options.model,
    writeScript: (request, { signal }) =>
      chat(
        {
          instructions: instructions(request),
          words: request.story,
          format: { type: 'json_schema', json_schema: { name: 'script', strict: true, schema: SCHEMA } },
        },
        (content) => {
          const script = v.safeParse(v.pipe(v.string(), v.parseJson(), Script), content);
          return script.success ? script.output : null;
        },
        { signal },
      ),
  };
}
