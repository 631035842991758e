/** A studio whose pictures, clips and speech come from services: local fakes with the published protocols. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findFfmpeg } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { MODEL_MESSAGES } from '../../server/rpc/model-messages.ts';
import { FalStandIn } from '../server/models/stand-ins/fal.ts';
import { OpenAiStandIn } from '../server/models/stand-ins/openai.ts';
import { clean } from './axe.ts';
import { boardOf, goOf, madeOf, makeBoard, openBoard, sideOf } from './board-page.ts';
import { exportButton, exportDialog, notice } from './export-page.ts';
import { FaultProxy } from './fault-proxy.ts';
import { expect, Studio, signIn, test } from './harness.ts';
import { ServerProcess } from './server-process.ts';
import { say } from './words.ts';

// its pages are of another studio than those of the other tests
test.use({ firstVisit: true });
test.describe.configure({ mode: 'serial' });

const PAINTER = 'Seedream (fal)';
const FILMER = 'Seedance (fal)';
const SPEAKER = 'Kokoro (own GPU)';
const SLOW = 'FLUX (fal)';

let own: Studio;
let pictures: FalStandIn;
let clips: FalStandIn;
let voices: OpenAiStandIn;
let folder: string;

/** Runs ffmpeg. @returns the written file */
async function made(name: string, args: string[]): Promise<Uint8Array> {
  const file = path.join(folder, name);
  await promisify(execFile)(await findFfmpeg(), [...args, file]);
  return readFile(file);
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inkreel-bound-'));
  [pictures, clips, voices] = await Promise.all([
    new FalStandIn().open(),
    new FalStandIn().open(),
    new OpenAiStandIn().open(),
  ]);
  const plain = { width: 640, height: 360, channels: 3, background: '#3a5a7a' } as const;
  pictures.file = await sharp({ create: plain }).png().toBuffer();
  clips.mime = 'video/mp4';
  clips.file = await made('clip.mp4', [
    ...['-f', 'lavfi', '-i', 'testsrc=s=640x360:r=12:d=2', '-pix_fmt', 'yuv420p'],
  ]);
  voices.file = await made('voice.mp3', ['-f', 'lavfi', '-i', 'sine=220:d=1.5']);
  const service = { private: true, key: { env: 'STAND_KEY' } };
  const drawn = { service: 'pictures', input: { prompt: '{prompt}' }, output: { file: '$.images[*].url' } };
  const file = path.join(folder, 'models.json');
  await writeFile(
    file,
    JSON.stringify({
      services: {
        pictures: { ...service, protocol: 'fal', base: pictures.address },
        clips: { ...service, protocol: 'fal', base: clips.address },
        voices: { ...service, protocol: 'openai', base: `${voices.address}/v1` },
      },
      models: [
        {
          ...drawn,
          id: 'painter',
          for: { medium: 'picture', tool: 'seedream' },
          target: 'a/b',
          name: PAINTER,
        },
        {
          ...drawn,
          id: 'slow',
          for: { medium: 'picture', tool: 'flux' },
          target: 'a/c',
          name: SLOW,
          timeout: '1s',
        },
        {
          id: 'filmer',
          for: { medium: 'clip', tool: 'jimeng' },
          service: 'clips',
          target: 'a/d',
          name: FILMER,
          input: { prompt: '{prompt}', image_url: '{image?}' },
          output: { file: '$.video.url' },
          limits: { ratios: ['16:9', '1:1'] },
        },
        {
          id: 'speaker',
          for: { medium: 'speech' },
          service: 'voices',
          target: 'kokoro',
          path: '/audio/speech',
          name: SPEAKER,
          input: { model: '{model}', input: '{text}', voice: '{voice}' },
          output: { body: true },
          voices: [{ id: 'af', name: 'Alma', language: 'en', sex: 'female' }],
        },
      ],
    }),
  );
  const server = await ServerProcess.start({ MODELS_FILE: file, STAND_KEY: 'secret', RETRY_SECONDS: '1' });
  own = new Studio(server, await FaultProxy.start(() => server.port));
});
test.afterAll(async () => {
  await own.proxy.close();
  await own.server.remove();
  await Promise.all([pictures, clips, voices].map((one) => one.close()));
  await rm(folder, { recursive: true });
});

test('a film names who made its pictures, clips and voice: where they are chosen, on what they made, before and after the export', {
  tag: '@long',
}, async ({ page, context }) => {
  const member = await own.register();
  await signIn(context, own, member);
  const { id, shotIds } = await makeBoard(own, member, [
    { static_desc: 'a lamp at a pier', dynamic_desc: 'the camera holds still', narration: 'A lamp.' },
    { static_desc: 'the sea' },
  ]);
  const sea = { api_name: 'jimeng', tool_name: 'seedream', prompt: 'the sea' };
  await own.call('/script/imagine', { script_id: id, scene_id: shotIds[1], ...sea }, member.token);
  await openBoard(page, own, id);
  const side = sideOf(page);

  await expect(side.getByText(`Made by ${PAINTER}`)).toBeVisible();
  await goOf(page).click();
  const picture = madeOf(page, 'Pictures')
    .first()
    .getByRole('button', { name: /^Use picture/ });
  await expect(picture).toHaveAttribute('title', `Made by ${PAINTER}`);

  await side.getByRole('tab', { name: 'Video' }).click();
  await expect(side.getByText(`Made by ${FILMER}`)).toBeVisible();
  await goOf(page).click();
  const clip = madeOf(page, 'Clips').first();
  await expect(clip.getByRole('button', { name: /^Use clip/ })).toHaveAttribute('title', `Made by ${FILMER}`);
  await clip.getByRole('button', { name: /^Use clip/ }).click();
  await clip.hover();
  await clip.getByRole('button', { name: 'Actions for clip 1' }).click();
  await expect(page.getByRole('menu').getByText(`Made by ${FILMER}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(side.getByRole('region', { name: 'Narration' }).getByText(`Made by ${SPEAKER}`)).toBeVisible();

  // an export names what its shots show: the second one shows its picture
  const shown = async () => (await boardOf(own, member, id)).lists.map(({ scense_img }) => scense_img !== '');
  await expect.poll(shown).toEqual([true, true]);
  await exportButton(page).click();
  const parts = (of: typeof page | ReturnType<typeof exportDialog>) =>
    of.getByLabel('Made by', { exact: true });
  const named = [`Pictures${PAINTER}`, `Clips${FILMER}`, `Voice-over${SPEAKER}`, 'MusicBuilt-in engine'].join(
    '',
  );
  await expect(parts(exportDialog(page))).toHaveText(named);
  await clean(page);
  await exportDialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('link', { name: "Open the film's page" }).click();
  await expect(parts(page)).toHaveText(named);
  await clean(page);
  expect(voices.of('submit')).toHaveLength(1);
});

for (const [language, at] of [
  ['en', 0],
  ['zh', 1],
] as const)
  test(`waiting, cancelling and a refusal by moderation are said in ${language}, with the points back`, {
    tag: '@rest',
  }, async ({ page, context }) => {
    const member = await own.register();
    await signIn(context, own, member);
    await page.addInitScript((value) => localStorage.setItem('inkreel.lang', value), language);
    const words = (english: string) => say(language, english);
    const told = (key: keyof typeof MODEL_MESSAGES) => MODEL_MESSAGES[key][at].replaceAll('{model}', SLOW);
    const points = page.locator('[data-ui=sidebar] [data-ui=points]');
    const draw = async (prompt: string) => {
      await page
        .locator('#root')
        .getByRole('textbox', { name: words('Description') })
        .fill(prompt);
      await page.getByRole('button', { name: new RegExp(`^${words('Generate')}`) }).click();
    };
    await page.goto(own.at('/draw'));
    await page.getByRole('button', { name: new RegExp(`^${words('Model')}[:：]`) }).click();
    await page.getByRole('menuitemradio', { name: /Flux PRO/ }).click();

    pictures.waits = 10_000;
    await draw('a slow lamp');
    const slow = page.getByRole('article', { name: 'a slow lamp' });
    await expect(slow).toContainText(told('progressLate'));
    await expect(slow).toContainText(SLOW);
    await expect(points).toContainText('195');
    await slow
      .getByRole('button', { name: say(language, 'Actions for {name}', { name: 'a slow lamp' }) })
      .click();
    await page.getByRole('menuitem', { name: words('Cancel') }).click();
    await expect(slow.locator('[data-ui=failed]')).toContainText(words('Cancelled'));
    await expect(points).toContainText('200');

    pictures.waits = 0;
    pictures.next('submit', 'moderated');
    await draw('a forbidden lamp');
    const refused = page.getByRole('article', { name: 'a forbidden lamp' }).locator('[data-ui=failed]');
    await expect(refused).toContainText(told('moderatedWords'));
    await expect(points).toContainText('200');
    await expect.poll(() => [...pictures.jobs.values()].some(({ cancelled }) => cancelled)).toBe(true);
  });
