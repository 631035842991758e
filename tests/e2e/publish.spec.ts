import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { storedDrafts } from './stored-drafts.ts';

/** A film of two seconds, larger than a few parts. */
async function film(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-film-'));
  const file = path.join(folder, 'sea.mp4');
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=10:d=2'];
  await promisify(execFile)(await findFfmpeg(), [...source, '-pix_fmt', 'yuv420p', '-b:v', '800k', file]);
  const data = await readFile(file);
  await rm(folder, { recursive: true });
  return data;
}

test('[PUB-01] [PUB-02] [PUB-17] a film arrives through a lost network, a reload and a restarted server, and is in the square', {
  tag: '@rest',
}, async ({ memberPage: page, context, studio }) => {
  test.slow();
  const buffer = await film();
  // small parts, so that a small film has many
  await studio.server.down('SIGTERM');
  await studio.server.up({ UPLOAD_PART_KB: '16' });
  await page.goto(studio.at('/square'));
  const open = () => page.getByRole('button', { name: 'Publish video' }).first().click();
  await open();
  const form = page.getByRole('dialog', { name: 'Publish a video' });
  await expect(form).toBeVisible();
  await clean(page);
  const choose = (name: string, data: Buffer) =>
    form
      .locator('input[type=file][accept*=mp4]')
      .setInputFiles({ name, mimeType: 'video/mp4', buffer: data });
  await choose('page.mp4', Buffer.from('<html></html> and more'));
  await expect(form.getByText('Only MP4 videos are supported')).toBeVisible();

  // its first part arrives, the others are on their way until the end: for as long as the rest takes
  const state = form.locator('[data-ui=film-upload]');
  const LATER_PARTS = /^\/upload\/works\/[\w-]+\/[1-9]\d*$/;
  let parts = studio.proxy.hold(LATER_PARTS);
  await choose('sea.mp4', buffer);
  await expect(state).toHaveAttribute('data-phase', 'sending');
  await expect(form.getByRole('img', { name: 'Cover' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'First frame' })).toHaveAttribute('aria-pressed', 'true');
  await parts.come();
  await context.setOffline(true);
  // what is on its way is lost
  studio.proxy.unplug();
  await parts.release();
  await expect(state).toHaveAttribute('data-phase', 'waiting');
  parts = studio.proxy.hold(LATER_PARTS);
  studio.proxy.plugIn();
  await context.setOffline(false);
  await expect(state).toHaveAttribute('data-phase', 'sending');

  // a reload in mid-upload
  await form.getByLabel('Title').fill('By the sea');
  await expect.poll(() => storedDrafts(page)).toContain('By the sea');
  await page.reload();
  await open();
  await expect(form.getByLabel('Title')).toHaveValue('By the sea');
  await expect(state).toContainText('sea.mp4');
  await expect(state).toHaveAttribute('data-phase', 'sending');

  // a server that dies and comes back
  await studio.server.down();
  void parts.release();
  await expect(state).toHaveAttribute('data-phase', 'waiting');
  // its next try meets the new one: each that failed would double the pause before the next
  const again = studio.proxy.hold(/^\/upload\/works\//);
  await studio.server.up();
  void again.release();
  await expect(state).toHaveAttribute('data-phase', 'arrived');
  await clean(page);
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/#\/square/);
  await expect(page.getByRole('button', { name: /By the sea/ })).toBeVisible();
});
