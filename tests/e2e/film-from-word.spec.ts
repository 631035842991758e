import { docx } from '../server/film/script-files/office-files.ts';
import { clean } from './axe.ts';
import { FaultProxy } from './fault-proxy.ts';
import { drawAll, proveFilm, saveFilm } from './film-walk.ts';
import { finger, keys } from './hands.ts';
import { test as base, expect, Studio, signIn } from './harness.ts';
import { ServerProcess } from './server-process.ts';
import { fitsNarrow } from './views.ts';
import { say } from './words.ts';

/** Ten shots, three characters, and a narrator. */
const SCRIPTS = {
  en: {
    name: 'The lamp keepers',
    cast: ['Mei', 'Tom', 'Grandma Rose'],
    rows: [
      ['Shot type', 'Characters', 'Picture', 'Dialogue'],
      ['Long shot', '', 'A lighthouse on a cliff at dusk', 'Narrator: Nobody had lit the lamp.'],
      ['Medium shot', 'Mei', 'Mei, a girl in a red coat, walks along the shore', 'Mei: It is so dark.'],
      ['Close-up', 'Tom', 'Tom, a boy with short hair, holds a letter', 'Tom: Look what I found.'],
      ['Medium shot', 'Mei, Tom', 'Mei and Tom read the letter on the pier', 'Mei: Who wrote this?'],
      [
        'Medium shot',
        'Grandma Rose',
        'Grandma Rose, an old woman with gray hair, at a window',
        'Grandma Rose: I did.',
      ],
      ['Long shot', 'Mei, Grandma Rose', 'Mei and Grandma Rose climb the hill', 'Narrator: They went up.'],
      ['Close-up', 'Grandma Rose', 'Grandma Rose lights the lamp', 'Grandma Rose: Now.'],
      ['Long shot', 'Tom', 'Tom waves from a boat on the sea', 'Tom: I can see it!'],
      ['Medium shot', 'Mei', 'Mei smiles in the light of the lamp', 'Mei: It burns.'],
      ['Long shot', '', 'The lighthouse at night, the sea is calm', 'Narrator: And it burns still.'],
    ],
  },
  zh: {
    name: '守灯人',
    cast: ['小梅', '阿明', '罗奶奶'],
    rows: [
      ['景别', '角色', '画面', '台词'],
      ['远景', '', '黄昏，悬崖上的灯塔', '旁白：灯很久没有亮了。'],
      ['中景', '小梅', '穿红外套的女孩小梅走在海边', '小梅：天好黑。'],
      ['特写', '阿明', '短发的男孩阿明拿着一封信', '阿明：看我找到了什么。'],
      ['中景', '小梅、阿明', '小梅和阿明在码头读信', '小梅：谁写的？'],
      ['中景', '罗奶奶', '灰发的罗奶奶站在窗前', '罗奶奶：是我。'],
      ['远景', '小梅、罗奶奶', '小梅和罗奶奶走上山坡', '旁白：她们上了山。'],
      ['特写', '罗奶奶', '罗奶奶点亮了灯', '罗奶奶：亮了。'],
      ['远景', '阿明', '阿明在海上的小船里挥手', '阿明：我看见了！'],
      ['中景', '小梅', '小梅在灯光里微笑', '小梅：它亮着。'],
      ['远景', '', '夜里的灯塔，海面平静', '旁白：它一直亮着。'],
    ],
  },
} as const;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A studio with small pictures and films, also in the long run: this tests the workflow. */
const test = base.extend<object, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await ServerProcess.start({ FILM_RESOLUTION: '360p', PICTURE_SIDE: '384' });
      const proxy = await FaultProxy.start(() => server.port);
      await use(new Studio(server, proxy));
      await proxy.close();
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

for (const way of [
  { name: 'with the keyboard alone, in English', language: 'en', phone: false },
  { name: 'with a finger, on a phone, in Chinese', language: 'zh', phone: true },
] as const)
  test(
    `from a Word file of ten shots and three characters to a film, ${way.name}`,
    { tag: '@long' },
    async ({ browser, studio, member }, info) => {
      test.setTimeout(25 * 60_000);
      const { language, phone } = way;
      const script = SCRIPTS[language];
      const t = (english: string, fill?: Record<string, string>) => say(language, english, fill);
      const context = await browser.newContext({
        colorScheme: phone ? 'light' : 'dark',
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: phone,
        isMobile: phone,
      });
      await context.addInitScript((value) => localStorage.setItem('inkreel.lang', value), language);
      await signIn(context, studio, member);
      const page = await context.newPage();
      const hand = phone ? finger : keys(page);
      const dialog = page.getByRole('dialog');
      const next = page.getByRole('button', { name: t('Next step'), exact: true });

      await page.goto(studio.at('/create'));
      await hand.press(page.getByRole('button', { name: t('New project'), exact: true }).first());
      const kind = dialog.getByRole('radio', { name: new RegExp(t('From a script file')) });
      if (phone) await hand.tick(kind);
      else {
        // Tab reaches the chosen one of a group, the arrows the others
        await hand.tick(dialog.getByRole('radio', { name: /From a story/ }));
        await page.keyboard.press('ArrowDown');
      }
      await expect(kind).toBeChecked();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        hand.press(dialog.getByRole('button', { name: new RegExp(t('Choose a script file')) })),
      ]);
      await chooser.setFiles({
        name: `${script.name}.docx`,
        mimeType: WORD,
        buffer: await docx([script.name, script.rows]),
      });
      await expect(dialog.getByText(`${script.name}.docx`)).toBeVisible();
      await clean(page);
      await hand.press(dialog.getByRole('button', { name: t('Create'), exact: true }));

      await expect(page.locator('[data-ui=lines] > li')).toHaveCount(10);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(script.name);
      await clean(page);
      await hand.press(next);
      await expect(page.locator('[data-ui=role-name]')).toHaveText([...script.cast]);
      const made = await drawAll({ page, hand, language });
      expect(made).toEqual({ cast: 3, shots: 10 });

      // what it will be, before it is made
      await hand.press(page.getByRole('button', { name: t('Play film'), exact: true }));
      await expect(page.locator('[data-ui=film-cue]')).toBeVisible();
      await clean(page);
      if (phone) await fitsNarrow(page.locator('[data-ui=stage-bar], [data-ui=film-notes]'));
      await hand.press(page.getByRole('button', { name: t('Close the preview'), exact: true }));

      const file = info.outputPath('film.mp4');
      await saveFilm({ page, hand, language }, file);
      await proveFilm(studio, member, file, made);
      await context.close();
    },
  );
