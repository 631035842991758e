/** The first family's parameters, one row each. Panel, prompt flags and chips are built from these rows (DRAW-28 to 34). */
import { OMNI_REFERENCE, PARAMETERS, RATIOS } from './draw-options.ts';

/** Versions of the first family. For niji, `niji` is sent instead of `v`. */
export const VERSIONS = ['7.0', '6.1'] as const;
export const NIJI = ['6', '5'] as const;
/** Values of the style parameter: `raw` for photographs, the others for niji. */
export const STYLE_WORDS = ['raw', 'cute', 'expressive', 'scenic'] as const;
export const SEED = { min: 0, max: 4_294_967_295 } as const;

interface Range {
  min: number;
  max: number;
}
/** The type of a parameter's value. */
export type Takes =
  | ({ is: 'number'; step: number } & Range)
  | ({ is: 'whole' } & Range)
  /** `short` maps abbreviations to choices: `7` to `7.0`. */
  | { is: 'choice'; of: readonly string[]; short?: Readonly<Record<string, string>>; alone?: string }
  | { is: 'words'; most: number }
  | { is: 'switch' };

export interface ParameterRow {
  key: string;
  /** Names in a prompt, without the dashes. The first is the one that is written. */
  names: readonly string[];
  takes: Takes;
  /** Sent if the member has not changed it; undefined sends nothing. */
  default?: string | number;
}

const numberRow = (key: keyof typeof PARAMETERS, ...more: string[]) => {
  const { min, max, step, default: usual } = PARAMETERS[key];
  return { key, names: [key, ...more], takes: { is: 'number', min, max, step }, default: usual } as const;
};

export const PARAMETER_ROWS = [
  { key: 'ar', names: ['ar', 'aspect'], takes: { is: 'choice', of: RATIOS } },
  {
    key: 'v',
    names: ['v', 'version'],
    takes: { is: 'choice', of: VERSIONS, short: { '7': '7.0' } },
    default: '7.0',
  },
  { key: 'niji', names: ['niji'], takes: { is: 'choice', of: NIJI, alone: '6' } },
  numberRow('s', 'stylize'),
  numberRow('chaos'),
  numberRow('c', 'mixed'),
  numberRow('weird', 'w'),
  numberRow('q', 'quality'),
  numberRow('iw'),
  numberRow('cw'),
  {
    key: 'ow',
    names: ['ow'],
    takes: { is: 'number', ...OMNI_REFERENCE.weight },
    default: OMNI_REFERENCE.weight.default,
  },
  { key: 'style', names: ['style'], takes: { is: 'choice', of: STYLE_WORDS } },
  { key: 'tile', names: ['tile'], takes: { is: 'switch' }, default: 0 },
  { key: 'seed', names: ['seed'], takes: { is: 'whole', ...SEED } },
  { key: 'no', names: ['no'], takes: { is: 'words', most: 200 } },
] as const satisfies readonly ParameterRow[];

export type ParameterKey = (typeof PARAMETER_ROWS)[number]['key'];

/** The row of a parameter. */
export const parameterRow = (key: ParameterKey): ParameterRow & { key: ParameterKey } =>
  PARAMETER_ROWS.find((row) => row.key === key) as ParameterRow & { key: ParameterKey };

/** Looks up a parameter by its name in a prompt; undefined if there is none. */
export const parameterNamed = (name: string): (ParameterRow & { key: ParameterKey }) | undefined =>
  PARAMETER_ROWS.find((row: ParameterRow) => row.names.includes(name.toLowerCase()));

/**
 * Parses the typed value of a parameter.
 * @returns null if the value is not allowed, e.g. a number out of range
 */
export function readParameter({ takes }: Pick<ParameterRow, 'takes'>, typed: string): string | number | null {
  const text = typed.trim();
  switch (takes.is) {
    case 'switch':
      return text === '' || text === '1' ? 1 : text === '0' ? 0 : null;
    case 'words':
      return text !== '' && text.length <= takes.most ? text : null;
    case 'choice': {
      if (text === '') return takes.alone ?? null;
      const wanted = takes.short?.[text] ?? text.toLowerCase();
      return takes.of.find((one) => one === wanted) ?? null;
    }
    default: {
      const value = Number(text);
      const fits = text !== '' && Number.isFinite(value) && value >= takes.min && value <= takes.max;
      return fits && (takes.is === 'number' || Number.isInteger(value)) ? value : null;
    }
  }
}
