import type { Plugin } from 'vite';

/** The part of a built file that is read here. */
interface Built {
  type: 'chunk' | 'asset';
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** `src/ui/draw/draw-page.tsx` is the page of the place `draw`; `locales/en.po` are the words of `en`. */
const NAMED = /\/src\/ui\/([a-z-]+)\/\1-page\.tsx$|\/locales\/(\w+)\.po$/;
/** Chakra's engine, as first-screen.ts names its chunk; the entry and these pages are drawn without it. */
const CHAKRA = /\/chakra-[^/]*\.js$/;
const WITHOUT_CHAKRA = ['draw', 'coming'];
/** Stands in index.html's first script. */
const PLACEHOLDER = 'var ahead = {};';

/** The style sheet of what React adds to the static shell, where the bundler puts it. */
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** What stands before a style sheet is painted without waiting for it, as the shell has its own styles; it is asked for at once. */
const sheetsLast = (html: string): string => {
  const sheets = html.match(SHEET)?.join('') ?? '';
  return html
    .replace(SHEET, (sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'))
    .replace(/\s*<\/body>/, () => `${sheets}\n  </body>`);
};

/** Every file that comes with a chunk, scripts and styles. */
function filesOf(name: string, bundle: Record<string, Built>): string[] {
  const files = new Set<string>();
  const add = (one: string): void => {
    const built = bundle[one];
    if (!built || files.has(one)) return;
    files.add(one);
    for (const style of built.viteMetadata?.importedCss ?? []) files.add(style);
    built.imports?.forEach(add);
  };
  add(name);
  return [...files];
}

/**
 * Tells index.html what the first page and the words need besides the entry, so that they are asked for with it and not after
 * it has come: one way to the server and back less before a person can type. And lets the shell be painted before its style sheet.
 */
export function ahead(): Plugin {
  return {
    name: 'inkreel:ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html lacks "${PLACEHOLDER}"`);
        const all = bundle as unknown as Record<string, Built>;
        const known = new Set(filesOf(chunk?.fileName ?? '', all));
        const files = Object.fromEntries(
          Object.values(all).flatMap(({ fileName, facadeModuleId }) => {
            const [, place, language] = NAMED.exec(facadeModuleId ?? '') ?? [];
            const name = place ?? language;
            const more = filesOf(fileName, all).filter((file) => !known.has(file));
            return name ? [[name, more.map((file) => `/web/${file}`)]] : [];
          }),
        );
        for (const file of [...known, ...WITHOUT_CHAKRA.flatMap((name) => files[name] ?? [])])
          if (CHAKRA.test(file))
            throw new Error('The first screen imports Chakra: load that part with styled().');
        return sheetsLast(html).replace(PLACEHOLDER, () => `var ahead = ${JSON.stringify(files)};`);
      },
    },
  };
}
