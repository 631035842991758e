import { describe, expect, it, onTestFinished } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { FILM_MUSIC, startExport } from '../../../src/api/exports.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { filmOf } from '../film/film.ts';
import { endOf, newMember, refusalOf, type Studio, studioForTest } from '../harness.ts';

const irag = (studio: Studio, token: string, prompt: string) =>
  studio.send(token, imagine, { tool_name: 'irag', prompt, ratio: '1:1' });

/** A studio whose painter waits until it is released, and then records the order of its work. */
async function busyStudio(env: Record<string, string> = {}) {
  const studio = await studioForTest({ PICTURE_WORKERS: '1', ...env });
  const painted: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  onTestFinished(() => letGo());
  studio.pictures.before = async ({ prompt }) => {
    await held;
    painted.push(prompt);
  };
  return { studio, painted, letGo };
}

describe('an account with many requests', () => {
  it('does not delay others: another member’s drawing does not wait for its whole queue', async () => {
    const { studio, painted, letGo } = await busyStudio();
    const many = await newMember(studio, 2000);
    const other = await newMember(studio);
    for (let turn = 0; turn < 12; turn += 1) await irag(studio, many.token, `many ${turn}`);
    const { task_id } = await irag(studio, other.token, 'newcomer');
    letGo();
    await endOf(studio, task_id);
    // one was already being painted when the new member came
    expect(painted.indexOf('newcomer')).toBeLessThanOrEqual(2);
  });

  it('is limited in concurrent drawings, with a message; a refused one charges nothing', async () => {
    const { studio } = await busyStudio();
    const { token, userId } = await newMember(studio, 2000);
    for (let turn = 0; turn < 40; turn += 1) await irag(studio, token, 'x');
    const balance = async () =>
      (await studio.db.query<{ points: number }>('SELECT points FROM users WHERE id = $1', [userId])).rows[0]
        ?.points;
    const before = await balance();
    expect(await refusalOf(irag(studio, token, 'one more'))).toMatchObject({
      code: 429,
      message: 'You already have 40 of these under way. Wait for one to finish',
    });
    expect(await balance()).toBe(before);
    // another kind of work is not delayed by it
    const { projectId } = await filmOf(studio, { token, userId, phone: '' }, [{}]);
    await studio.send(token, startExport, {
      script_id: projectId,
      audio_type: FILM_MUSIC.none,
      audio_vol: 1,
    });
  });

  it('is limited to four concurrent exports, although they are free', async () => {
    const studio = await studioForTest({}, { working: false });
    const member = await newMember(studio);
    const { projectId } = await filmOf(studio, member, [{}]);
    const begin = () =>
      studio.send(member.token, startExport, {
        script_id: projectId,
        audio_type: FILM_MUSIC.none,
        audio_vol: 1,
      });
    for (let turn = 0; turn < 4; turn += 1) await begin();
    expect(await refusalOf(begin())).toMatchObject({ code: 429 });
  });
});

describe('disk space', () => {
  it('below the minimum, uploads and paid work are refused with a message, free of charge', async () => {
    const studio = await studioForTest({ MIN_FREE_MB: '99000000' });
    const { token } = await newMember(studio);
    expect(await refusalOf(irag(studio, token, 'x'))).toMatchObject({
      code: 507,
      message: 'The studio is out of space for now. Please try again later',
    });
    const { url } = await studio.send(token, requestUpload, {});
    const answer = await studio.app.inject({ method: 'PUT', url, payload: Buffer.from('abc') });
    expect(answer.json<{ message: string }>().message).toContain('out of space');
    expect((await studio.db.query('SELECT 1 FROM tasks')).rows).toEqual([]);
  });

  it('is limited in megabytes per account and day; uploads beyond that are deleted', async () => {
    const studio = await studioForTest({ LIMIT_UPLOAD_MB: '3' });
    const put = async (token: string, megabytes: number) => {
      const { url } = await studio.send(token, requestUpload, {});
      const payload = Buffer.alloc(megabytes * 1024 * 1024);
      return (await studio.app.inject({ method: 'PUT', url, payload })).statusCode;
    };
    const { token } = await newMember(studio);
    expect([await put(token, 2), await put(token, 1), await put(token, 1)]).toEqual([204, 204, 429]);
    const { rows } = await studio.db.query('SELECT 1 FROM uploads WHERE bytes IS NOT NULL');
    expect(rows).toHaveLength(2);
    const other = await newMember(studio);
    expect(await put(other.token, 2)).toBe(204);
  });
});
