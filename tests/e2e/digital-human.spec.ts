/** Digital human and a shot's lip-sync with real files: the built server with the built-in engine, no fakes. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { photograph } from '../generators/heads/photograph.ts';
import { goOf, madeOf, makeBoard, openBoard, sideOf } from './board-page.ts';
import { expect, test } from './harness.ts';

/** A clip of four seconds: a photo of a face with a slow zoom in. */
async function clipOfFace(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-face-'));
  const [still, file] = [path.join(folder, 'face.jpg'), path.join(folder, 'face.mp4')];
  await writeFile(still, photograph(480).jpeg);
  const nearer = "zoompan=z='1+on/2000':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=100:s=480x480:fps=25";
  await promisify(execFile)(await findFfmpeg(), ['-i', still, '-vf', nearer, '-pix_fmt', 'yuv420p', file]);
  const data = await readFile(file);
  await rm(folder, { recursive: true });
  return data;
}

/** ffmpeg's description of a file: length, streams, metadata. */
async function factsOf(address: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-facts-'));
  const file = path.join(folder, 'made.mp4');
  await writeFile(file, new Uint8Array(await (await fetch(address)).arrayBuffer()));
  const args = ['-hide_banner', '-i', file, '-f', 'null', '-'];
  const { stderr } = await promisify(execFile)(await findFfmpeg(), args);
  await rm(folder, { recursive: true });
  return stderr;
}
const secondsIn = (facts: string): number => {
  const [, minutes = 0, seconds = 0] = /Duration: 00:(\d\d):(\d\d\.\d\d)/.exec(facts)?.map(Number) ?? [];
  return minutes * 60 + seconds;
};

test('[DIGI-09] [LIP-11] somebody in an uploaded video says something else: the face is found, the result speaks and is marked', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await page.goto(studio.at('/lipsync'));
  const main = page.locator('main');
  await main.getByRole('tab', { name: 'Digital human' }).click();
  const file = { name: 'me.mp4', mimeType: 'video/mp4', buffer: await clipOfFace() };
  await main.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Yes, I may use it' }).click();
  await expect(main.getByText(/This face was found/)).toBeVisible();

  await main.locator('textarea').fill('Good evening to all of you.');
  await main.locator('[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
  await page.locator('[data-ui=dialog-buttons] button').last().click();
  await main.locator('[data-ui=cost-button]').first().click();
  await expect(main.locator('audio')).toBeVisible();
  await main.locator('[data-ui=cost-button]').last().click();
  const done = page.locator('[data-ui=lip-card][data-phase=done]');
  await expect(done).toHaveCount(1);

  const { lists } = await studio.call<{ lists: { data: { video_url: string; options: string }[] }[] }>(
    '/lip-sync/lists',
    { page: 1 },
    member.token,
  );
  const made = lists[0]?.data[0];
  const said = (JSON.parse(made?.options ?? '{}') as { audio_duration: number }).audio_duration;
  const facts = await factsOf(new URL(made?.video_url ?? '', studio.origin).href);
  expect(facts).toContain('480x480');
  expect(facts).toMatch(/Audio: aac/);
  expect(facts).toMatch(/comment\s*: Made by a machine/);
  // a digital human ends with what is said, and half a second of silence
  expect(secondsIn(facts) - said).toBeGreaterThan(-0.1);
  expect(secondsIn(facts) - said).toBeLessThan(1);
});

test('[BOARD-94] a clip of a shot says something else, and the shot has both', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const words = 'portrait of a woman with brown hair, close-up, facing the viewer';
  const { id, shotIds } = await makeBoard(studio, member, [
    { static_desc: words, dynamic_desc: 'hold still', narration: 'Good evening.' },
  ]);
  const drawn = { api_name: 'jimeng', tool_name: 'seedream', prompt: words, ratio: '16:9' };
  await studio.call('/script/imagine', { script_id: id, scene_id: shotIds[0], ...drawn }, member.token);
  await openBoard(page, studio, id);
  await expect(madeOf(page, 'Pictures').getByRole('button', { name: /^Use picture/ })).toBeVisible();
  await page.reload();
  await sideOf(page).getByRole('tab', { name: 'Video' }).click();
  await goOf(page).click();
  const clips = madeOf(page, 'Clips');
  await expect(clips.getByRole('button', { name: 'Use clip 1 in the shot' })).toBeVisible();

  await clips.first().hover();
  await clips.first().getByRole('button', { name: 'Actions for clip 1' }).click();
  await page.getByRole('menuitem', { name: 'Lip sync' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lip sync' });
  await expect(dialog.getByRole('textbox', { name: 'Text to read' })).toHaveValue('Good evening.');
  await expect(dialog.locator('[data-ui=face-editor]')).toBeVisible();
  const ovals = dialog.locator('[data-ui=face-editor]').getByRole('button');
  await ovals.last().focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Choose a voice' }).click();
  await page.getByRole('dialog', { name: 'Voice' }).getByRole('radio').first().check({ force: true });
  await page.getByRole('dialog', { name: 'Voice' }).getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: /^Generate audio/ }).click();
  await expect(dialog.locator('audio')).toBeVisible();
  await dialog.getByRole('button', { name: /^Generate(\s*\d.*)?$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(clips.getByRole('button', { name: /^Use clip/ })).toHaveCount(2);

  interface Made {
    video_url: string;
    tool_name: string;
    seconds: number;
  }
  const { lists } = await studio.call<{ lists: Made[] }>(
    '/script/list-video',
    { script_id: id, scene_id: shotIds[0], page: 1, pageSize: 30 },
    member.token,
  );
  expect(lists.map(({ tool_name }) => tool_name)).toEqual(['kling_lipsync', 'jimeng']);
  const [spoken, silent] = await Promise.all(
    lists.map(({ video_url }) => factsOf(new URL(video_url, studio.origin).href)),
  );
  expect(spoken).toMatch(/Audio: aac/);
  expect(spoken).toMatch(/comment\s*: Made by a machine/);
  // the shot has its length
  expect(Math.abs(secondsIn(spoken ?? '') - secondsIn(silent ?? ''))).toBeLessThan(0.2);
});
