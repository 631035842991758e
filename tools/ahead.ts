import type { Plugin } from 'vite';
import { type Built, filesOf } from './built-files.ts';

/** Modules by route or language: `src/ui/draw/draw-page.tsx` is route `draw`, `locales/en.po` the first half of the catalog `en`, `en.po?lingui` the second. */
const NAMED = /\/src\/ui\/([a-z-]+)\/\1-page\.tsx$|\/locales\/(\w+)\.po(\?lingui)?$/;
/** Chakra's chunk, as first-screen.ts names it; the entry and these pages render without it. */
const CHAKRA = /\/chakra-[^/]*\.js$/;
const WITHOUT_CHAKRA = ['draw'];
/** Placeholder in index.html's last script. */
const PLACEHOLDER = 'var ahead = {};';

/** The link to the style sheet that the bundler adds. */
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** Moves style sheets to the end, so that they do not block painting the static shell, and preloads them. */
const sheetsLast = (html: string): string => {
  const sheets = html.match(SHEET)?.join('') ?? '';
  return html
    .replace(SHEET, (sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'))
    .replace(/\s*<\/body>/, () => `${sheets}\n  </body>`);
};

/**
 * Writes into index.html which files the first page and the catalog need besides the entry, so that they are requested together
 * with it: one round trip less until a person can type. Also lets the static shell paint before its style sheet has loaded.
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
            const [, place, language, later] = NAMED.exec(facadeModuleId ?? '') ?? [];
            const name = place ?? (later ? `${language}+` : language);
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
