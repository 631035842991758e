/** Parameters written in a prompt, such as `--ar 16:9 --s 400`. */
import { type ParameterKey, parameterNamed, parameterRow, readParameter } from '../../api/draw-parameters.ts';

/** One of them, as it stands in the text. */
export interface Flag {
  /** As typed, e.g. `stylize`. */
  name: string;
  /** null for a name that nobody knows. */
  key: ParameterKey | null;
  /** What follows the name, e.g. `400`; empty for none. */
  typed: string;
  /** null when it cannot be read as what the parameter takes. */
  value: string | number | null;
  /** Where it stands, with its dashes and value. */
  from: number;
  to: number;
}

/** Phones write two hyphens as a dash. */
const START = /(?<=^|\s)(?:--|—|–)([a-z][a-z0-9-]*)/giu;

/** The flags of a prompt in order. */
export function readFlags(prompt: string): Flag[] {
  const starts = [...prompt.matchAll(START)];
  return starts.map((start, i) => {
    const name = start[1] ?? '';
    const from = start.index;
    const end = from + start[0].length;
    const row = parameterNamed(name);
    const rest = prompt.slice(end, starts[i + 1]?.index ?? prompt.length);
    const typed = valueIn(rest, row?.takes.is);
    // a switch, and what may stand alone, need no value: what follows are the prompt's words again
    const alone = row && typed !== '' && readParameter(row, typed) === null ? readParameter(row, '') : null;
    const used = alone === null ? typed : '';
    const to = used ? end + rest.indexOf(used) + used.length : end;
    return {
      name,
      key: row?.key ?? null,
      typed: used,
      value: row ? readParameter(row, used) : null,
      from,
      to,
    };
  });
}

function valueIn(rest: string, takes: string | undefined): string {
  if (takes === undefined) return '';
  const text = rest.trim();
  return takes === 'words' ? text : (/^\S+/u.exec(text)?.[0] ?? '').replace(/[,，。;；]+$/u, '');
}

/** The prompt without its flags. */
export function withoutFlags(prompt: string): string {
  const flags = readFlags(prompt);
  if (flags.length === 0) return prompt.trim();
  let words = '';
  let at = 0;
  for (const { from, to } of flags) {
    words += prompt.slice(at, from);
    at = to;
  }
  return (words + prompt.slice(at))
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ +([,，。])/gu, '$1')
    .trim();
}

/** Changes a parameter in the text, if it is written there. @param value null removes it */
export function withFlag(prompt: string, key: ParameterKey, value: string | number | null): string {
  let changed = prompt;
  // from the end, so that earlier positions stay valid
  for (const flag of readFlags(prompt)
    .filter((one) => one.key === key)
    .reverse()) {
    const written = value === null ? '' : flagText(key, value);
    const rest = changed.slice(flag.to);
    changed =
      `${changed.slice(0, flag.from).trimEnd()} ${written}`.trimEnd() +
      (rest.startsWith(' ') || rest === '' ? rest : ` ${rest}`);
  }
  return changed.trimStart();
}

/** A parameter as it is written in a prompt. */
export function flagText(key: ParameterKey, value: string | number): string {
  const { names, takes } = parameterRow(key);
  if (takes.is === 'switch') return value === 1 ? `--${names[0]}` : `--${names[0]} 0`;
  return `--${names[0]} ${value}`;
}

/** The prompt with other words and the same flags, which follow them. */
export function withWords(prompt: string, words: string): string {
  const flags = readFlags(prompt).map(({ from, to }) => prompt.slice(from, to));
  return [words, ...flags].join(' ');
}
