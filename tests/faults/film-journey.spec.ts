import type { Page } from '@playwright/test';
import { clean } from '../e2e/axe.ts';
import { drawAll, proveFilm, saveFilm } from '../e2e/film-walk.ts';
import { finger, keys, mouse } from '../e2e/hands.ts';
import { expect, IN_MOTION, type Member, type Studio, signIn, test } from '../e2e/harness.ts';
import { say } from '../e2e/words.ts';

test.use(IN_MOTION);

const STORIES = {
  en: 'Mei keeps the lamps of an old forest. One foggy evening she lifts a paper lamp and walks between the pines. Rain begins to fall on the path. At dawn she reaches the shore and sees a small boat. The boatman smiles and waves. They sail home over the golden sea. In the village the children run to the bridge.',
  zh: '老梅守着森林里的灯。一个起雾的傍晚，她提起纸灯笼走进松林。雨落在小路上。清晨，她来到海边，看见一艘小船。船夫微笑着挥手。他们在金色的大海上回家。村子里，孩子们跑到桥上。夜里，奶奶在屋里点亮蜡烛。第二天，山上下了第一场雪。',
} as const;

const WAYS = [
  { name: 'with a finger, on a phone, in Chinese', language: 'zh', phone: true, hand: () => finger },
  { name: 'with a mouse, in English', language: 'en', phone: false, hand: () => mouse },
  { name: 'with the keyboard alone, in English', language: 'en', phone: false, hand: keys },
] as const;
const long = process.env.FAULTS === 'long';
/** Minimum shots: six in the long form; in the short one enough for a transition. */
const FEWEST = long ? 6 : 2;
const storyOf = (language: 'en' | 'zh'): string =>
  long
    ? STORIES[language]
    : STORIES[language]
        .split(/(?<=[.。])/u)
        .slice(0, 3)
        .join('');

for (const way of WAYS)
  test(
    `from an empty account to a finished film ${way.name}; axe finds nothing on the way`,
    way.phone ? {} : { tag: '@long' },
    async ({ browser, studio, member }, info) => {
      // long, because rendering is slow on a busy machine; nothing is timed
      test.setTimeout(20 * 60_000);
      const context = await browser.newContext({
        colorScheme: way.phone ? 'light' : 'dark',
        viewport: way.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: way.phone,
        isMobile: way.phone,
      });
      await context.addInitScript((value) => localStorage.setItem('inkreel.lang', value), way.language);
      await signIn(context, studio, member);
      const page = await context.newPage();
      await walk(page, studio, member, way, info.outputPath('film.mp4'));
      await context.close();
    },
  );

async function walk(
  page: Page,
  studio: Studio,
  member: Member,
  { language, hand }: (typeof WAYS)[number],
  file: string,
): Promise<void> {
  const { press, type } = hand(page);
  const t = (english: string, fill?: Record<string, string>) => say(language, english, fill);
  const button = (english: string, fill?: Record<string, string>) =>
    page.getByRole('button', { name: t(english, fill), exact: true });
  const dialog = page.getByRole('dialog');

  await page.goto(studio.at('/create'));
  await press(button('New project').first());
  await type(dialog.getByRole('textbox', { name: t('Story') }), storyOf(language));
  await clean(page);
  await press(dialog.getByRole('button', { name: t('Create'), exact: true }));
  // the new project opens at its script
  await expect(button('Next step')).toBeVisible();
  await clean(page);
  await press(button('Next step'));

  const made = await drawAll({ page, hand: hand(page), language });
  expect(made.shots).toBeGreaterThanOrEqual(FEWEST);
  await saveFilm({ page, hand: hand(page), language }, file);
  await proveFilm(studio, member, file, made);
}
