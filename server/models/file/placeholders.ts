/** Fills a row's input template: `{prompt}` alone keeps its type, `?` drops the key if there is no value, `|text` converts to a string. */

/** A picture, clip or audio file to send to a service, as bytes or as an upload; never as a link to this server. */
export class InputFile {
  readonly data: Uint8Array;
  readonly mime: string;
  readonly name: string;
  constructor(data: Uint8Array, mime: string, name: string) {
    this.data = data;
    this.mime = mime;
    this.name = name;
  }
}

/** Values by name; undefined means absent. */
export type Values = Readonly<Record<string, unknown>>;

/** All names with their meaning; docs/models.md lists them. */
export const PLACEHOLDERS = {
  prompt: 'the words',
  negative: 'what to leave out',
  width: 'pixels',
  height: 'pixels',
  size: 'pixels as `1024x768`',
  ratio: 'e.g. `16:9`',
  resolution: 'e.g. `720p`',
  count: 'pictures wanted, 1 or 4',
  seed: 'an unsigned 31-bit number',
  seconds: 'length',
  image: 'the picture to start from, or the first reference',
  images: 'all pictures, as a list',
  endImage: 'the picture to end on',
  mask: 'where to change a picture',
  weight: 'how closely to follow the picture, 0 to 1',
  video: 'the clip to work on',
  sound: 'the sound to work with',
  text: 'what is spoken',
  voice: 'the id of a voice in the row',
  speed: '0.5 to 2',
  volume: '0.1 to 10',
  pitch: 'semitones, -12 to 12',
  emotion: 'e.g. `happy`',
  lyrics: 'the words of a song',
  style: 'style words of a song, or of a picture',
  instrumental: 'true for a song without singing',
  mood: "a film's music, e.g. `calm`",
  tool: 'the tool that was chosen in the app',
  model: "the row's target, else the app's model",
  task: 'a name unlike any other, made of the task',
} as const;

const HOLDER = /\{([A-Za-z]+)(\?)?(\|text)?\}/g;
const WHOLE = /^\{([A-Za-z]+)(\?)?(\|text)?\}$/;

/** The names in a template. */
export function namesIn(template: unknown): string[] {
  if (typeof template === 'string') return [...template.matchAll(HOLDER)].map(([, name = '']) => name);
  if (typeof template !== 'object' || template === null) return [];
  return Object.values(template).flatMap(namesIn);
}

/** The names that must have a value: those without `?`. */
export function neededIn(template: unknown): string[] {
  if (typeof template === 'string')
    return [...template.matchAll(HOLDER)].filter(([, , maybe]) => !maybe).map(([, name = '']) => name);
  if (typeof template !== 'object' || template === null) return [];
  return Object.values(template).flatMap(neededIn);
}

/** The row needs a value that the request does not have. */
export class MissingValue extends Error {
  override readonly name = 'MissingValue';
}

const ABSENT = Symbol('absent');

/**
 * Fills a template.
 * @param fileOf converts a file for the request: to a data URL, to a name after an upload, or to itself
 * @throws MissingValue
 */
export async function fill(
  template: unknown,
  values: Values,
  fileOf: (file: InputFile) => Promise<unknown>,
): Promise<unknown> {
  const filled = await fillOne(template, values, fileOf);
  return filled === ABSENT ? undefined : filled;
}

async function fillOne(
  template: unknown,
  values: Values,
  fileOf: (file: InputFile) => Promise<unknown>,
): Promise<unknown> {
  if (typeof template === 'string') return fillText(template, values, fileOf);
  if (Array.isArray(template)) {
    const items = [];
    for (const one of template)
      if (typeof one !== 'object' || !lacks(one, values)) items.push(await fillOne(one, values, fileOf));
    return items.filter((one) => one !== ABSENT);
  }
  if (typeof template !== 'object' || template === null) return template;
  const entries: [string, unknown][] = [];
  for (const [key, one] of Object.entries(template)) {
    const filled = await fillOne(one, values, fileOf);
    if (filled !== ABSENT) entries.push([key, filled]);
  }
  return entries.length === 0 && Object.keys(template).length > 0 ? ABSENT : Object.fromEntries(entries);
}

/** Whether a template contains a `?` without a value; a list leaves out the whole entry then. */
function lacks(template: unknown, values: Values): boolean {
  if (typeof template === 'string') {
    const [, name = '', maybe] = WHOLE.exec(template) ?? [];
    return maybe !== undefined && valueFor(values, name, true) === undefined;
  }
  return (
    typeof template === 'object' &&
    template !== null &&
    Object.values(template).some((one) => lacks(one, values))
  );
}

async function fillText(
  template: string,
  values: Values,
  fileOf: (file: InputFile) => Promise<unknown>,
): Promise<unknown> {
  const whole = WHOLE.exec(template);
  if (!whole)
    return template.replace(HOLDER, (_, name: string, maybe: string | undefined) =>
      textOf(valueFor(values, name, maybe !== undefined)),
    );
  const [, name = '', maybe, asText] = whole;
  const value = valueFor(values, name, maybe !== undefined);
  if (value === undefined) return ABSENT;
  if (asText) return textOf(value);
  if (value instanceof InputFile) return fileOf(value);
  if (!Array.isArray(value)) return value;
  const items = [];
  for (const one of value) items.push(one instanceof InputFile ? await fileOf(one) : one);
  return items;
}

function valueFor(values: Values, name: string, maybe: boolean): unknown {
  const value = values[name];
  const absent = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (!absent) return value;
  if (maybe) return undefined;
  // an empty string is a value: an empty prompt is allowed
  if (value === '') return value;
  throw new MissingValue(`The row needs {${name}}, which this request does not have.`);
}

const textOf = (value: unknown): string =>
  value === undefined || value instanceof InputFile || Array.isArray(value) ? '' : String(value);
