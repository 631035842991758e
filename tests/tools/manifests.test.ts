import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifestFile, manifestOf, manifestText } from '../../tools/manifests.ts';
import { LANGUAGES } from '../../tools/screenshots/list.mjs';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

/** Everything but what is read by people. */
function withoutWords(language: (typeof LANGUAGES)[number]) {
  const { description, lang, shortcuts, screenshots, ...same } = manifestOf(language);
  return {
    ...same,
    shortcuts: shortcuts.map(({ url, icons }) => ({ url, icons })),
    screenshots: screenshots.map(({ sizes, form_factor }) => ({ sizes, form_factor })),
  };
}

it('two languages are one app: only the words differ', () => {
  expect(withoutWords('zh')).toEqual(withoutWords('en'));
  const [en, zh] = [manifestOf('en'), manifestOf('zh')];
  expect(zh.description).toMatch(/\p{Script=Han}/u);
  expect(en.shortcuts.map(({ name }) => name)).toEqual(['Draw', 'Video', 'Create film', 'Tasks']);
  for (const { name } of zh.shortcuts) expect(name).toMatch(/^\p{Script=Han}+$/u);
  expect(LANGUAGES.map(manifestFile)).toEqual(['manifest.webmanifest', 'manifest.zh.webmanifest']);
});

describe.each(LANGUAGES)('the manifest in %s', (language) => {
  const { icons, shortcuts, screenshots, scope, share_target, file_handlers, start_url } =
    manifestOf(language);

  // UPDATE_DOCS=1 npx vitest run tests/tools/manifests.test.ts writes the files anew
  it('stands in public as it is described', () => {
    const file = new URL(`../../public/${manifestFile(language)}`, import.meta.url).pathname;
    if (process.env.UPDATE_DOCS) writeFileSync(file, manifestText(language));
    expect(readFileSync(file, 'utf8')).toBe(manifestText(language));
  });

  it('names pictures that are there, in the size and type they claim', async () => {
    const all: Picture[] = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)];
    for (const { src, sizes, type } of all) {
      const file = new URL(`../../public/${src}`, import.meta.url).pathname;
      expect(existsSync(file), src).toBe(true);
      if (sizes === 'any') continue;
      const { width, height, format } = await sharp(file).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  });

  it('has what installers ask for: both sizes plain and maskable, screenshots of one shape each within their limits', () => {
    const sizesFor = (purpose: string | undefined) =>
      icons.filter((icon) => ('purpose' in icon ? icon.purpose : undefined) === purpose).map((i) => i.sizes);
    expect(sizesFor(undefined)).toEqual(['any', '192x192', '512x512']);
    expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
    expect(sizesFor('monochrome')).toEqual(['512x512']);
    for (const shape of ['wide', 'narrow']) {
      const sizes = new Set(screenshots.filter((one) => one.form_factor === shape).map((one) => one.sizes));
      expect(sizes.size, shape).toBe(1);
      const [long = 0, short = 0] = [...sizes]
        .flatMap((size) => size.split('x').map(Number))
        .sort((a, b) => b - a);
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long).toBeLessThanOrEqual(Math.min(3840, 2.3 * short));
    }
  });

  it('stays within its scope', () => {
    const places = [
      start_url,
      share_target.action,
      ...file_handlers.map((one) => one.action),
      ...shortcuts.map((one) => one.url),
    ];
    for (const place of places) expect(place.startsWith(scope), place).toBe(true);
  });
});
