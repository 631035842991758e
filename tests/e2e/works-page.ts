import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { PNG } from './draw-page.ts';
import type { Member, Studio } from './harness.ts';

/** A film of two seconds. */
async function film(color: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-film-'));
  const file = path.join(folder, 'film.mp4');
  const source = ['-f', 'lavfi', '-i', `color=${color}:s=320x180:r=10:d=2`];
  await promisify(execFile)(await findFfmpeg(), [...source, '-pix_fmt', 'yuv420p', file]);
  const data = await readFile(file);
  await rm(folder, { recursive: true });
  return data;
}

/** Publishes a film of one color under a name, as the form does. */
export async function publish(
  studio: Studio,
  { token }: Member,
  { name, color }: { name: string; color: string },
): Promise<void> {
  const base = `http://127.0.0.1:${studio.server.port}`;
  const headers = { authorization: token };
  const asked = await fetch(`${base}/api/center/works-upload-token`, { headers });
  const { data } = (await asked.json()) as { data: { token: string; domain: string } };
  const address = new URL(`${data.domain}/${data.token}`, base);
  const type = { 'content-type': 'application/octet-stream' };
  await fetch(`${address}/0`, {
    method: 'PUT',
    headers: { ...headers, ...type },
    body: new Uint8Array(await film(color)),
  });
  const grant = await studio.call<{ url: string; public_url: string }>(
    '/upload/assumeRole',
    { use: 'workCover' },
    token,
  );
  await fetch(base + grant.url, { method: 'PUT', headers: type, body: new Uint8Array(PNG) });
  await studio.call(
    '/center/create-works',
    { name, desc: `About ${name}`, poster: grant.public_url, source: address.pathname, duration: 2 },
    token,
  );
}
