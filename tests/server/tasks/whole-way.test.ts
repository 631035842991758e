import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '../../../src/api/call.ts';
import { createClient } from '../../../src/api/client.ts';
import { imagine } from '../../../src/api/draw.ts';
import { startExport } from '../../../src/api/exports.ts';
import { createLipSync } from '../../../src/api/lipsync.ts';
import { createMusic } from '../../../src/api/music.ts';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import { generateShotVideo, imagineMaterial, submitBatch } from '../../../src/api/storyboard.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { TASK_KINDS, type TaskKindName } from '../../../src/api/tasks.ts';
import { generateVideo } from '../../../src/api/video.ts';
import { joinTasks } from '../../../src/store/task-center/join.ts';
import { EngineDb } from '../../../src/sw/db.ts';
import { writeAuth } from '../../../src/sw/engine/auth.ts';
import type { EngineDeps } from '../../../src/sw/engine/deps.ts';
import { Engine } from '../../../src/sw/engine/engine.ts';
import { resolveLost } from '../../../src/sw/engine/lost.ts';
import { claimNotices } from '../../../src/sw/engine/outbox.ts';
import { readSnapshot } from '../../../src/sw/engine/snapshot.ts';
import { noticeTexts } from '../../../src/sw/notice-texts.ts';
import { sendSubmit } from '../../../src/sw/submit.ts';
import { endWords } from '../../../src/ui/shell/end-words.ts';
import { pictureOf } from '../film/film.ts';
import { Film } from '../film/film-for-test.ts';
import { openStudio, type Studio } from '../harness.ts';
import { speakerOf } from '../lipsync/speakers.ts';
import { PushMember } from '../push/push-member.ts';

const PROMPT = 'a lamp on the pier';
const SECOND = 1000;
/** The engine's clock runs this much faster, so that its intervals take seconds. */
const FASTER = 100;

/** A submit of a kind as its page sends it. */
interface Submit {
  call: Call;
  input: unknown;
  /** The tool, where it names the lane. */
  tool?: string;
}

/** A picture that speaks, and its text. */
interface Face {
  head_url: string;
  audio_url: string;
}

/** The submit of each kind. */
const SUBMITS: Record<TaskKindName, (film: Film, shot: number, face: Face) => Submit> = {
  draw: () => ({ call: imagine, input: { tool_name: 'mj', desc: PROMPT, options: {} } }),
  video: () => ({
    call: generateVideo,
    tool: 'jimeng',
    input: {
      api_name: 'jimeng',
      tool_name: 'jimeng',
      model: 'lite',
      resolution: '480p',
      ratio: '16:9',
      prompt: PROMPT,
    },
  }),
  music: () => ({
    call: createMusic,
    input: { tool_name: 'suno', api_name: 'duomi', custom_mode: 0, make_instrumental: 1, prompt: PROMPT },
  }),
  'lip-sync': (_film, _shot, { head_url, audio_url }) => ({
    call: createLipSync,
    input: {
      head_url,
      audio_url,
      audio_duration: 2,
      audio_text: PROMPT,
      aspectRatio: '1:1',
      type: 0,
      face_consent: 1,
    },
  }),
  'shot-image': ({ script_id }, scene_id) => ({ call: imagineMaterial, input: picture(script_id, scene_id) }),
  'shot-video': ({ script_id }, scene_id) => ({
    call: generateShotVideo,
    input: {
      script_id,
      scene_id,
      api_name: 'jimeng',
      tool_name: 'jimeng',
      prompt: PROMPT,
      model: 'lite',
      resolution: '480p',
    },
  }),
  'shot-list': ({ script_id }, scene_id) => ({
    call: submitBatch,
    input: [{ type: 1, ...picture(script_id, scene_id) }],
  }),
  project: () => ({
    call: createProject,
    input: {
      generate_method: CREATION.story,
      content: 'Mei found a letter. She read it twice.',
      text_type: 'story',
      width_height: '16:9',
    },
  }),
  export: ({ script_id }) => ({ call: startExport, input: { script_id, audio_type: 3, audio_vol: 1 } }),
};
const picture = (script_id: number, scene_id: number) => ({
  script_id,
  scene_id,
  api_name: 'jimeng',
  tool_name: 'seedream',
  prompt: PROMPT,
});

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ PUSH_WAIT_SECONDS: '0' });
});
afterAll(() => studio.close());

/** A browser of the member: submits sent as the worker does, its engine and its database. */
async function browserOf(member: PushMember) {
  const db = new EngineDb(`engine-${crypto.randomUUID()}`);
  await writeAuth(db, { user: member.userId, token: member.token });
  const began = Date.now();
  const clientFor = (token: string, fetch = studio.fetch) =>
    createClient({
      fetch,
      base: '/api',
      caller: () => ({ token, language: 'en', timeZone: 'UTC', deviceId: 'worker' }),
    });
  const deps: EngineDeps = {
    db,
    kinds: TASK_KINDS,
    clientFor,
    clock: {
      now: () => began + (Date.now() - began) * FASTER,
      sleep: (ms, signal) =>
        new Promise((done) => {
          setTimeout(done, ms / FASTER);
          signal?.addEventListener('abort', () => done());
        }),
    },
    lock: null,
    post: () => undefined,
    announce: async () => undefined,
    random: () => 0.5,
    log: () => undefined,
  };
  const engine = new Engine(deps);
  onTestFinished(() => engine.stop(0));
  /** Sends a submit through the worker. @param cut whether the answer gets lost */
  const send = async (
    kind: TaskKindName,
    { call, input, tool = '' }: Submit,
    script_id: number,
    { cut = false } = {},
  ) => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await studio.fetch(url, init);
      if (cut) throw new TypeError('the network went away');
      return answer;
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const through = clientFor(member.token, (url, init) =>
      sendSubmit(deps, engine, new Request(new URL(String(url), 'http://localhost'), init)),
    );
    const sent = through.send(call, input as never, {
      idempotencyKey: crypto.randomUUID(),
      taskContext: { kind, page: '/', prompt: PROMPT, script_id, ...(tool ? { tool } : {}) },
    });
    await (cut ? expect(sent).rejects.toThrow() : sent);
  };
  /** Polls until the task of this kind has ended. @returns its end, as the outbox has it */
  const end = (kind: TaskKindName) =>
    vi.waitFor(
      async () => {
        await engine.pollFor(60 * SECOND);
        const [claimed] = await claimNotices(db, 'page', deps.clock.now());
        if (!claimed) throw new Error('not ended yet');
        expect(claimed.task).toMatchObject({ kind, final: 'done' });
        return claimed;
      },
      { timeout: 30_000, interval: 50 },
    );
  return { db, deps, engine, send, end };
}

/** A film with a shot that has a picture, without the calls under test. */
async function filmWithPicture(member: PushMember) {
  const film = await Film.make(studio, member, 'Mei found a letter. She read it twice.');
  const [shot] = await film.shots();
  const image = await pictureOf(studio, member.userId);
  await studio.db.query('UPDATE shots SET image = $1 WHERE project_id = $2', [image, film.script_id]);
  const speaker = speakerOf(studio, member);
  const [{ head_url }, { audio_url }] = [await speaker.picture(), await speaker.say(PROMPT)];
  return { film, shot: shot?.id ?? 0, face: { head_url, audio_url } };
}

const offered = Object.entries(SUBMITS).map(([kind, of]) => ({ kind: kind as TaskKindName, of }));

describe.each(offered)('$kind, from the press to the push', ({ kind, of }) => {
  const row = TASK_KINDS.find((one) => one.kind === kind);
  const kindsTracked = async ({ db }: { db: EngineDb }) =>
    (await readSnapshot(db)).tasks.map((task) => task.kind);

  it('is tracked, polled to its end, announced, pushed and listed', async () => {
    if (!row) throw new Error('no such kind');
    const member = await PushMember.open(studio);
    const { film, shot, face } = await filmWithPicture(member);
    // the film above was written before this device was set up
    const device = await member.device(`phone-${crypto.randomUUID()}`);
    const browser = await browserOf(member);
    await browser.send(kind, of(film, shot, face), film.script_id);
    expect(await kindsTracked(browser)).toEqual([kind]);

    const { id, task } = await browser.end(kind);
    for (const language of ['en', 'zh'] as const) {
      expect(noticeTexts(language, task)).toEqual({ title: row.words[language].done, body: PROMPT });
      const words = endWords(task, { kinds: TASK_KINDS, language, hash: '/billing', expired: '' });
      expect(words && [words.how, words.title, words.place]).toEqual(
        row.landsIn === 'dialog' ? null : ['toast', row.words[language].done, row.place(task)],
      );
    }
    // the server's push has the same tag, so that the system shows one notification for both
    const pushes = await member.service.arrived(device);
    expect(pushes.map((push) => device.read(push))).toContainEqual({ kind, final: 'done', tag: id });

    const { lists } = await studio.send(member.token, listTasks, {});
    const views = joinTasks(TASK_KINDS, lists, (await readSnapshot(browser.db)).tasks, {
      listed: true,
      filter: { phase: '', kind: '', search: '' },
    });
    const lines = row.standsFor.length > 0 ? row.standsFor : [kind];
    expect(views.find((view) => lines.includes(view.kind))?.phase).toBe('done');
  });

  it('is adopted as its kind after a lost answer', async () => {
    const member = await PushMember.open(studio);
    const { film, shot, face } = await filmWithPicture(member);
    const browser = await browserOf(member);
    await browser.send(kind, of(film, shot, face), film.script_id, { cut: true });
    expect(await kindsTracked(browser)).toEqual([]);
    // once it is old enough to count as lost, the worker asks the server about it
    await browser.deps.clock.sleep(40 * SECOND);
    await resolveLost(browser.deps, browser.engine);
    expect(await kindsTracked(browser)).toEqual([kind]);
    await browser.end(kind);
  });
});
