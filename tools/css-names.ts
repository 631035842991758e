/** A file of the app, as its path from the root and its text. */
export interface Source {
  path: string;
  text: string;
}

const MODULE = '.module.css';
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const SPACES = /\s+/;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** All selectors of a style sheet, including those within `@media` and the like, but not the steps of keyframes. */
export function selectorsOf(css: string): string[] {
  const found: string[] = [];
  /** For each open block, whether it contains rules. */
  const blocks: boolean[] = [];
  let prelude = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')) {
    if (sign === '{') {
      const head = prelude.trim();
      const inRules = blocks.every((rules) => rules);
      const isGroup = /^@(media|supports|container|layer)\b/.test(head);
      if (!head.startsWith('@') && inRules) found.push(...split(head));
      blocks.push(isGroup && inRules);
      prelude = '';
    } else if (sign === '}') {
      blocks.pop();
      prelude = '';
    } else if (sign === ';') prelude = '';
    else prelude += sign;
  }
  return found;
}

/** Splits a selector list; commas in brackets do not separate. */
function split(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const classesIn = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name);
const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g;

/** Class names that a module defines. */
export const definedIn = (css: string): Set<string> =>
  new Set(selectorsOf(css).flatMap((selector) => classesIn(selector.replace(GLOBAL, ''))));

/** The global classes that a selector styles: those of its last part. The parts before it only limit where it applies. */
const styledGlobals = (selector: string): string[] =>
  [...selector.matchAll(GLOBAL)]
    .filter(({ index, 0: whole }) => !/[\s>+~]/.test(selector.slice(index + whole.length)))
    .flatMap(([, inner = '']) => classesIn(inner));

/** The literal class names of JSX, e.g. of `className="a b"` and of the fixed part of a template. */
function literalsIn(code: string): string[] {
  const plain = [...code.matchAll(/className="([^"]*)"/g)].map(([, names = '']) => names);
  const inBraces = [...code.matchAll(/className=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(
    ([, expression = '']) =>
      [...expression.matchAll(/`([^`]*)`|'([^']*)'/g)].map(([, template = '', text = '']) =>
        (template + text).replace(/\$\{[^{}]*\}/g, ' '),
      ),
  );
  return [...plain, ...inBraces].flatMap((names) => names.split(SPACES)).filter(Boolean);
}

interface Use {
  module: string;
  names: string[];
  computed: boolean;
}

/** The modules a file imports class names from, and the names. */
function usesIn({ path, text }: Source): Use[] {
  const body = text.replace(/^import [\s\S]*?;$/gm, '');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
    module: new URL(from, `file:///${path}`).pathname.slice(1),
    names: [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, local = '']) => local),
    computed: new RegExp(`\\b${name}\\[`).test(body),
  }));
}

/**
 * Finds problems with class names: a style must belong to the one component that uses it, and must not depend on what another
 * page has loaded.
 * @param sources of `src/ui`, code and style sheets
 * @param frame the style sheet within index.html
 * @returns one sentence per problem
 */
export function classProblems(sources: readonly Source[], frame: string): string[] {
  const sheets = sources.filter(({ path }) => path.endsWith('.css'));
  const modules = sheets.filter(({ path }) => path.endsWith(MODULE));
  const globals = [
    { path: 'index.html', text: frame },
    ...sheets.filter(({ path }) => !path.endsWith(MODULE)),
  ];
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  const known = new Set(globals.flatMap(({ text }) => [...definedIn(text)]));
  const uses = code.flatMap((source) => usesIn(source).map((use) => ({ ...use, path: source.path })));
  return [
    ...twice(globals),
    ...modules.flatMap(({ path, text }) => [
      ...selectorsOf(text)
        .flatMap(styledGlobals)
        .map((name) => `${path}: styles the global class .${name}, which is not its own`),
      ...(/\bcomposes\s*:/.test(text) || /@import\b/.test(text)
        ? [`${path}: takes looks from another file; make it one component instead`]
        : []),
      ...unusedOf(path, text, uses),
    ]),
    ...uses.flatMap((use) => wrongUse(use, modules)),
    ...code.flatMap(({ path, text }) =>
      literalsIn(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: wears .${name}, which no style sheet of the frame defines`),
    ),
  ];
}

/** Global classes that more than one sheet styles. */
function twice(sheets: readonly Source[]): string[] {
  const first = new Map<string, string>();
  return sheets.flatMap(({ path, text }) =>
    [...definedIn(text)].flatMap((name) => {
      const other = first.get(name);
      if (other === undefined) first.set(name, path);
      return other === undefined ? [] : [`${path}: styles .${name}, as ${other} does`];
    }),
  );
}

function unusedOf(path: string, text: string, uses: readonly Use[]): string[] {
  const used = new Set(uses.filter(({ module }) => module === path).flatMap(({ names }) => names));
  return [...definedIn(text)]
    .filter((name) => !used.has(name))
    .map((name) => `${path}: nobody wears .${name}`);
}

function wrongUse(
  { path, module, names, computed }: Use & { path: string },
  modules: readonly Source[],
): string[] {
  const sheet = modules.find((one) => one.path === module);
  if (!sheet) return [`${path}: ${module} is not there`];
  const defined = definedIn(sheet.text);
  return [
    ...(folderOf(path) === folderOf(module) ? [] : [`${path}: reaches for the looks of ${module}`]),
    ...(computed ? [`${path}: a class name of ${module} is computed, so nothing can check it`] : []),
    ...[...new Set(names)]
      .filter((name) => !defined.has(name))
      .map((name) => `${path}: ${module} has no .${name}`),
  ];
}
