import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { PNG } from './draw-page.ts';
import type { Member, Studio } from './harness.ts';

/** A film of two seconds and one color. */
const film = (color: string): Promise<Buffer> => filmOf(`color=${color}:s=320x180:r=10:d=2`);

/** A film of some seconds that weighs much for its length, so that a player cannot have all of it at once. */
export const heavyFilm = (seconds: number): Promise<Buffer> =>
  filmOf(`testsrc2=s=640x360:r=25:d=${seconds},noise=alls=60:allf=t`, [
    '-movflags',
    '+faststart',
    '-preset',
    'ultrafast',
  ]);

/** A wide cover. */
export const wideCover = (): Promise<Buffer> =>
  fileOf('color=teal:s=640x360:d=1', 'cover.png', ['-frames:v', '1']);

const filmOf = (picture: string, options: readonly string[] = []): Promise<Buffer> =>
  fileOf(picture, 'film.mp4', ['-pix_fmt', 'yuv420p', ...options]);

async function fileOf(picture: string, name: string, options: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-film-'));
  const file = path.join(folder, name);
  const source = ['-f', 'lavfi', '-i', picture];
  await promisify(execFile)(await findFfmpeg(), [...source, ...options, file]);
  const data = await readFile(file);
  await rm(folder, { recursive: true });
  return data;
}

/** Publishes a film under a name, as the form does: one of a color, or another. */
export async function publish(
  studio: Studio,
  { token }: Member,
  {
    name,
    color = 'black',
    made,
    seconds = 2,
    about = `About ${name}`,
    cover = PNG,
  }: { name: string; color?: string; made?: Buffer; seconds?: number; about?: string; cover?: Uint8Array },
): Promise<void> {
  const base = `http://127.0.0.1:${studio.server.port}`;
  const headers = { authorization: token };
  const asked = await fetch(`${base}/api/center/works-upload-token`, { headers });
  const { data } = (await asked.json()) as { data: { token: string; domain: string } };
  const address = new URL(`${data.domain}/${data.token}`, base);
  const type = { 'content-type': 'application/octet-stream' };
  const file = new Uint8Array(made ?? (await film(color)));
  const { part_bytes } = (await (await fetch(address, { headers })).json()) as { part_bytes: number };
  for (let part = 0; part * part_bytes < file.length; part++)
    await fetch(`${address}/${part}`, {
      method: 'PUT',
      headers: { ...headers, ...type },
      body: file.subarray(part * part_bytes, (part + 1) * part_bytes),
    });
  const grant = await studio.call<{ url: string; public_url: string }>(
    '/upload/assumeRole',
    { use: 'workCover' },
    token,
  );
  await fetch(base + grant.url, { method: 'PUT', headers: type, body: new Uint8Array(cover) });
  await studio.call(
    '/center/create-works',
    { name, desc: about, poster: grant.public_url, source: address.pathname, duration: seconds },
    token,
  );
}
