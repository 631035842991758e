import type { Source } from './css-names.ts';

/** What a shorthand sets besides itself, as far as the app's sheets use both. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color'],
  border: ['border-color', 'border-style', 'border-width'],
  flex: ['flex-basis', 'flex-grow', 'flex-shrink'],
  font: ['font-family', 'font-size', 'font-weight', 'line-height'],
  gap: ['column-gap', 'row-gap'],
  inset: ['bottom', 'left', 'right', 'top'],
  margin: ['margin-block', 'margin-bottom', 'margin-inline', 'margin-left', 'margin-right', 'margin-top'],
  overflow: ['overflow-x', 'overflow-y'],
  padding: [
    'padding-block',
    'padding-bottom',
    'padding-inline',
    'padding-left',
    'padding-right',
    'padding-top',
  ],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
};

/** A class of a style sheet. */
interface Worn {
  sheet: string;
  name: string;
}

const resolved = (from: string, path: string): string => new URL(from, `file:///${path}`).pathname.slice(1);

/** The properties that a class sets on its element by one class alone, by state: `''`, `:hover`, `[data-x]`. */
function propertiesOf(css: string, name: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, list = '', body = ''] of rules)
    for (const selector of list.split(',')) {
      const [, state] = new RegExp(`^\\.${name}((?:[:[][^\\s>+~.]*)?)$`).exec(selector.trim()) ?? [];
      if (state === undefined) continue;
      const properties = found.get(state) ?? new Set();
      for (const [, property = ''] of body.matchAll(/([\w-]+)\s*:/g))
        for (const one of [property, ...(LONGHANDS[property] ?? [])]) properties.add(one);
      found.set(state, properties);
    }
  return found;
}

const sheetsOf = ({ path, text }: Source): Map<string, string> =>
  new Map(
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, as = '', from = '']) => [
      as,
      resolved(from, path),
    ]),
  );

function classesOf(expression: string, sheets: ReadonlyMap<string, string>): Worn[] {
  return [...expression.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, as = '', name = '']) => {
    const sheet = sheets.get(as);
    return sheet ? [{ sheet, name }] : [];
  });
}

/** By `path component`, the classes that a component wears together with its parent's. */
function takersOf(code: readonly Source[]): Map<string, Worn[]> {
  const takers = new Map<string, Worn[]>();
  for (const source of code)
    for (const [part = '', component] of source.text.matchAll(
      /\bexport (?:const|function) (\w+)[\s\S]*?(?=\bexport |$)/g,
    ))
      for (const [, template = ''] of part.matchAll(/className=\{`([^`]*className[^`]*)`\}/g))
        takers.set(`${source.path} ${component}`, classesOf(template, sheetsOf(source)));
  return takers;
}

/**
 * Finds looks that depend on the order of style sheets, which depends on the pages that somebody has opened: a component and its
 * parent set the same property of the same element by one class each. Put what parents may change into `:where()`.
 * @param sources of `src/ui`, code and style sheets
 * @returns one sentence per tie
 */
export function ties(sources: readonly Source[]): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const code = sources.filter(({ path }) => path.endsWith('.tsx'));
  const takers = takersOf(code);
  const properties = ({ sheet, name }: Worn) => propertiesOf(texts.get(sheet) ?? '', name);
  return code.flatMap((source) => {
    const from = new Map(
      [...source.text.matchAll(/import \{([^}]*)\} from '([^']+\.tsx)'/g)].flatMap(
        ([, names = '', file = '']) =>
          names.split(',').map((name) => [name.trim(), `${resolved(file, source.path)} ${name.trim()}`]),
      ),
    );
    const uses = source.text.matchAll(
      /<(\w+)\b(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?\sclassName=\{((?:[^{}]|\{[^{}]*\})*)\}/g,
    );
    return [...uses].flatMap(([, component = '', expression = '']) =>
      (takers.get(from.get(component) ?? '') ?? []).flatMap((own) =>
        classesOf(expression, sheetsOf(source)).flatMap((given) =>
          [...properties(given)].flatMap(([state, set]) =>
            [...set]
              .filter((property) => properties(own).get(state)?.has(property))
              .map(
                (property) =>
                  `${source.path}: .${given.name}${state} sets ${property} of ${component}, as .${own.name} does`,
              ),
          ),
        ),
      ),
    );
  });
}
