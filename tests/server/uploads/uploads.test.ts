import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropUnusedUploads } from '../../../server/uploads/uploads.ts';
import { imagine, listDraws, uploadDrawImage } from '../../../src/api/draw.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { animatedPng, gif, heic, jpeg, png } from '../../picture-heads.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

let studio: Studio;
let member: Member;
let port: number;
beforeAll(async () => {
  studio = await openStudio();
  port = Number(new URL(await studio.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});

const grant = ({ token } = member) => studio.send(token, requestUpload, {});
const put = (url: string, payload: Buffer) =>
  studio.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream' } });
async function uploaded(data: Buffer): Promise<string> {
  const { url, public_url } = await grant();
  expect((await put(url, data)).statusCode).toBe(204);
  return public_url;
}
const drawWith = (image_url: string, { token } = member) =>
  studio.send(token, imagine, { tool_name: 'irag', prompt: 'x', ratio: '1:1', image_url });
const filesIn = (folder: string) => readdir(join(studio.folder, 'media', folder)).catch(() => []);

describe('a grant', () => {
  it('[DRAW-39] has a key under uploads/, an address to send the file to, and the size limit', async () => {
    expect(await grant()).toMatchObject({
      url: expect.stringMatching(/^\/upload\/[\w-]{43}$/),
      method: 'PUT',
      key: expect.stringMatching(/^uploads\/[0-9a-f]{32}$/),
      max_bytes: 10 * 1024 * 1024,
    });
  });

  it('accepts one file, within an hour', async () => {
    const { url } = await grant();
    const picture = await plainPicture(20, 20);
    expect((await put(url, picture)).statusCode).toBe(204);
    expect((await put(url, picture)).statusCode).toBe(403);
    expect((await put('/upload/made-up', picture)).statusCode).toBe(403);
    const late = await grant();
    await studio.db.query('UPDATE uploads SET expires_at = now()');
    expect((await put(late.url, picture)).statusCode).toBe(403);
  });
});

describe('an upload that was not used yet', () => {
  const get = (address: string) =>
    studio.app.inject({ method: 'GET', url: new URL(address, 'http://x').href });

  it('has a small preview, so that a form can show it after a reload; other files, and the original, are not served', async () => {
    const address = await uploaded(await plainPicture(600, 400));
    const small = await get(`${address}&w=320`);
    expect(small.statusCode).toBe(200);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect((await get(address)).statusCode).toBe(404);
    expect((await get(`${await uploaded(Buffer.from('no picture'))}&w=320`)).statusCode).toBe(404);
    const { public_url } = await grant();
    expect((await get(`${public_url}&w=320`)).statusCode).toBe(404);
  });

  it('deletes its small copies with it, or hands them on when it is used', async () => {
    const [used, unused] = [
      await uploaded(await plainPicture(600, 400)),
      await uploaded(await plainPicture(600, 400)),
    ];
    for (const address of [used, unused]) await get(`${address}&w=320`);
    await drawWith(used);
    expect((await get(`${used}&w=320`)).statusCode).toBe(200);
    await studio.db.query("UPDATE uploads SET created_at = now() - interval '8 days'");
    await dropUnusedUploads(studio.db, studio.deps.storage);
    expect((await get(`${unused}&w=320`)).statusCode).toBe(404);
    const key = new URL(unused, 'http://x').pathname.slice('/media/'.length).slice(0, 32);
    expect(await filesIn(join('variants', key.slice(0, 2)))).not.toContain(`${key}-320.webp`);
  });
});

describe('an upload', () => {
  it('becomes a reference, re-encoded and without metadata', async () => {
    const photo = await sharp(await plainPicture(400, 300))
      .withExif({ IFD0: { Artist: 'A. Person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const address = await uploaded(photo);
    const { task_id } = await drawWith(address);
    await endOf(studio, task_id);
    const reference = studio.pictures.asked.at(-1)?.references?.[0];
    const { exif, width } = await sharp(reference?.data).metadata();
    expect([exif, width]).toEqual([undefined, 400]);
    expect((await studio.app.inject({ url: address })).headers['content-type']).toBe('image/jpeg');
    const [record] = (await studio.send(member.token, listDraws, { page: 1 })).lists;
    expect(JSON.parse(record?.options ?? '').image_url).toMatch(/^\/media\/[0-9a-f]{32}\.jpg\?/);
    expect(await filesIn('incoming')).not.toContain(address.slice('/media/'.length, '/media/'.length + 32));
  });

  it('is not served before its first use', async () => {
    const address = await uploaded(await plainPicture(20, 20));
    expect((await studio.app.inject({ url: address })).statusCode).toBe(404);
  });

  it('stays for a form that is left for some days, and is deleted after a week; a grant without a file goes after a day', async () => {
    const address = await uploaded(await plainPicture(20, 20));
    const empty = await grant();
    const key = address.slice('/media/'.length, '/media/'.length + 32);
    const later = async (time: string) => {
      await studio.db.query('UPDATE uploads SET created_at = now() - $1::interval', [time]);
      await dropUnusedUploads(studio.db, studio.deps.storage);
      const { rows } = await studio.db.query<{ key: string }>('SELECT key FROM uploads');
      return rows.map((row) => row.key);
    };
    const left = await later('6 days');
    expect(left).toContain(key);
    expect(left).not.toContain(empty.public_url.slice('/media/'.length, '/media/'.length + 32));
    expect(await filesIn('incoming')).toContain(key);
    expect(await later('8 days')).toEqual([]);
    expect(await filesIn('incoming')).not.toContain(key);
  });

  it('used twice concurrently is one file', async () => {
    const address = await uploaded(await plainPicture(600, 600, 'png'));
    const answers = await Promise.all([drawWith(address), drawWith(address), drawWith(address)]);
    for (const { task_id } of answers) expect(await endOf(studio, task_id)).toBe('done');
  });

  it('that breaks off is refused in words of its own, not as another format', async () => {
    const address = await uploaded((await plainPicture(900, 900)).subarray(0, 300));
    expect((await refusalOf(drawWith(address))).message).toBe(
      "The picture can't be read. Choose another one",
    );
  });

  it.each([
    ['a text', async () => Buffer.from('<script>alert(1)</script>')],
    ['a WebP', () => plainPicture(20, 20, 'webp')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a HEIC', async () => Buffer.from(heic())],
    ['a GIF', async () => Buffer.from(gif(20, 20))],
  ])('that is %s is refused at its first use, and costs nothing', async (_what, data) => {
    const address = await uploaded(await data());
    expect((await refusalOf(drawWith(address))).message).toBe('Only JPG or PNG pictures are supported');
  });

  it.each([
    ['9,000 × 9,000 pixels', () => plainPicture(9000, 9000, 'png')],
    ['60,000 × 60,000 pixels as its head says', async () => Buffer.from(jpeg(60_000, 60_000))],
    ['as many as a PNG', async () => Buffer.from(png(60_000, 60_000))],
  ])('of %s is refused before it is decoded', async (_what, data) => {
    const address = await uploaded(await data());
    expect((await refusalOf(drawWith(address))).message).toBe(
      'The picture has too many pixels. Choose a smaller one',
    );
  });

  it('that is animated is refused', async () => {
    const address = await uploaded(Buffer.from(animatedPng(200, 200)));
    expect((await refusalOf(drawWith(address))).message).toBe(
      'Animated pictures are not supported. Choose a still one',
    );
  });

  it('of another member, or one that has not arrived, is refused', async () => {
    const address = await uploaded(await plainPicture(20, 20));
    const stranger = await newMember(studio);
    expect((await refusalOf(drawWith(address, stranger))).message).toBe(
      'This file belongs to somebody else or no longer exists',
    );
    const { public_url } = await grant();
    expect((await refusalOf(drawWith(public_url))).message).toBe('The file has not finished uploading');
  });

  it('that declares a size over the limit is refused at once', async () => {
    const { url } = await grant();
    expect((await put(url, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  it('that exceeds the limit without declaring it is aborted while streaming, and leaves nothing', async () => {
    const { url, max_bytes } = await grant();
    const { sent, answer } = await streamWithoutEnd(url);
    expect(answer).toContain('413');
    expect(sent).toBeLessThan(max_bytes * 4);
    expect(await filesIn('partial')).toEqual([]);
    expect(
      (
        await studio.db.query('SELECT 1 FROM uploads WHERE bytes IS NOT NULL AND user_id = $1', [
          member.userId,
        ])
      ).rows,
    ).toEqual([]);
  });

  it('whose client disconnects leaves nothing', async () => {
    const { url } = await grant();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `PUT ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\ncontent-type: a/b\r\n\r\nfirst bytes`,
    );
    await expect.poll(() => filesIn('partial')).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesIn('partial')).toEqual([]);
  });
});

describe('the draw upload', () => {
  const send = (file: Blob) => studio.send(member.token, uploadDrawImage, { file });

  it('accepts a picture in the call itself and returns its address', async () => {
    const { qiniu_url } = await send(new Blob([new Uint8Array(await plainPicture(300, 200))]));
    expect((await studio.app.inject({ url: qiniu_url })).headers['content-type']).toBe('image/jpeg');
    expect((await drawWith(qiniu_url)).task_id).toBeTruthy();
  });

  it('refuses files that are not pictures or too large', async () => {
    expect((await refusalOf(send(new Blob(['text'])))).message).toBe(
      'Only JPG or PNG pictures are supported',
    );
    expect((await refusalOf(send(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])))).status).toBe(413);
  });

  it('without a file names the field', async () => {
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/api/draw/upload',
      headers: { authorization: member.token },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ code: 400, message: 'Check file and try again' });
  });
});

/** Sends chunks until the server closes the connection. */
function streamWithoutEnd(url: string): Promise<{ sent: number; answer: string }> {
  const chunk = Buffer.alloc(64 * 1024);
  const frame = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let answer = '';
    const more = () => {
      while (socket.writable && socket.write(frame)) sent += chunk.length;
      sent += chunk.length;
    };
    socket.write(
      `PUT ${url} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-type: a/b\r\n\r\n`,
    );
    socket.on('drain', more);
    socket.on('data', (data) => {
      answer += data;
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ sent, answer }));
    more();
  });
}
