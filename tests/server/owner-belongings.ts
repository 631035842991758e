import { addMedia } from '../../server/media/media.ts';
import { keyOfDerived } from '../../server/media/media-keys.ts';
import { listSessions, login } from '../../src/api/account.ts';
import { createOrder } from '../../src/api/billing.ts';
import { listRoles } from '../../src/api/characters.ts';
import { getDrawTasks, imagine } from '../../src/api/draw.ts';
import { searchExport, startExport } from '../../src/api/exports.ts';
import { createMusic } from '../../src/api/music.ts';
import { CREATION, createProject } from '../../src/api/projects.ts';
import { listLines } from '../../src/api/script.ts';
import { compareScript, updateStoryboard } from '../../src/api/script-changes.ts';
import { generateShotVideo, imagineMaterial, listShots } from '../../src/api/storyboard.ts';
import { saveStyle } from '../../src/api/styles.ts';
import { generateVideo, getVideoTasks } from '../../src/api/video.ts';
import { endOf, type Member, PASSWORD, type Studio, writingOf } from './harness.ts';
import { speakerOf } from './lipsync/speakers.ts';
import { grayClip, HEARD } from './media-makers.ts';
import { type Belongings, KEY, PLOT, shotClip } from './owner-cases.ts';
import { uploadCalls } from './works/upload-calls.ts';

interface At {
  studio: Studio;
  owner: Member;
}

/** Creates one of everything that a member can have. */
export async function belongingsOf(studio: Studio, owner: Member): Promise<Belongings> {
  const at = { studio, owner };
  const other = await studio.send(null, login, { user_login: owner.phone, user_pass: PASSWORD });
  const submitted = await studio.send(
    owner.token,
    imagine,
    { tool_name: 'mj', desc: 'mine', options: {} },
    { idempotencyKey: KEY },
  );
  const task_id = submitted.task_id ?? '';
  await endOf(studio, task_id);
  const [task] = await studio.send(owner.token, getDrawTasks, { taskId: [task_id] });
  const { lists } = await studio.send(other.token, listSessions, {});
  const order = await studio.send(owner.token, createOrder, { product_type: 1, pay_type: 1, package_id: 2 });
  return {
    home_id: owner.userId,
    phone: owner.phone,
    task_id,
    draw_id: submitted.draw_id ?? 0,
    image: task?.images[0] ?? '',
    order_no: order.order_no,
    session_id: lists.find(({ current }) => current)?.id ?? 0,
    style_id: await style(at, task?.images[0] ?? ''),
    ...(await film(at)),
    page_clip_id: await pageClip(at),
    ...(await song(at)),
    ...(await head(at)),
  };
}

async function style({ studio, owner }: At, image: string): Promise<number> {
  const input = { name: 'Mine', category: 'Animation' as const, text2video_prompt: 'mine', image };
  return (await studio.send(owner.token, saveStyle, input))?.id ?? 0;
}

/** A project with a written script. */
async function film(at: At) {
  const { studio, owner } = at;
  const { script_id } = await studio.send(owner.token, createProject, {
    generate_method: CREATION.story,
    content: `${PLOT} She looked at the sea.`,
    text_type: 'story',
    width_height: '16:9',
  });
  await writingOf(studio, script_id);
  const { lists } = await studio.send(owner.token, listLines, { script_id });
  const { lists: roles } = await studio.send(owner.token, listRoles, { script_id });
  const role_id = roles[0]?.id ?? 0;
  const portrait = await studio.send(owner.token, imagineMaterial, {
    script_id,
    role_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a girl',
  });
  const role_task_id = typeof portrait === 'string' ? portrait : '';
  await endOf(studio, role_task_id);
  const shots = (await studio.send(owner.token, listShots, { script_id })).lists;
  const scene_id = shots[0]?.id ?? 0;
  const { scense_id: _, ...clipInput } = shotClip(script_id, scene_id);
  const clip = await studio.send(owner.token, generateShotVideo, { ...clipInput, scene_id });
  await endOf(studio, clip.task_id);
  const drawing = await studio.send(owner.token, imagineMaterial, {
    script_id,
    scene_id: shots[1]?.id ?? 0,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a lamp',
  });
  await endOf(studio, typeof drawing === 'string' ? drawing : drawing.task_id);
  const { tasks_id } = await studio.send(owner.token, startExport, {
    script_id,
    audio_type: 3,
    audio_vol: 1,
  });
  await endOf(studio, tasks_id);
  const { works_id } = await studio.send(owner.token, searchExport, { tasks_id });
  const [made] = await studio.send(owner.token, getVideoTasks, { task_id: [clip.task_id] });
  return {
    clip_task_id: clip.task_id,
    tasks_id,
    works_id,
    clip_id: made?.id ?? 0,
    film: made?.video_url ?? '',
    script_id,
    role_id,
    role_task_id,
    drama_id: lists[0]?.id ?? 0,
    ...(await updated(at, script_id)),
    scense_id: shots[0]?.id ?? 0,
    other_scense_id: shots[1]?.id ?? 0,
  };
}

/** A clip of the video page whose last frame is cached: the stand-in's clips contain no frames. */
async function pageClip({ studio, owner }: At): Promise<number> {
  const { script_id: _, scense_id: _s, ...input } = shotClip(0, 0);
  const { task_id, id = 0 } = await studio.send(owner.token, generateVideo, input);
  await endOf(studio, task_id);
  const { rows } = await studio.db.query<{ video: string }>('SELECT video FROM clips WHERE id = $1', [id]);
  const key = keyOfDerived(studio.deps.secret, 'last-frame', rows[0]?.video ?? '');
  const file = { key, ext: 'jpg', mime: 'image/jpeg', bytes: 1, width: 854, height: 480, upscaled: false };
  await addMedia(studio.db, owner.userId, file);
  return id;
}

/** Songs, and their reference audio. */
async function song({ studio, owner }: At) {
  const reference = 'a'.repeat(32);
  const media = { key: reference, ext: 'mp3', mime: 'audio/mpeg', bytes: 1, width: null, height: null };
  await addMedia(studio.db, owner.userId, { ...media, upscaled: false });
  await studio.db.query(
    `INSERT INTO music_references (key, user_id, tool_name, heard) VALUES ($1, $2, 'mureka', $3::jsonb)`,
    [reference, owner.userId, JSON.stringify(HEARD)],
  );
  const { music_id, id = 0 } = await studio.send(owner.token, createMusic, {
    tool_name: 'suno',
    api_name: 'duomi',
    custom_mode: 0,
    make_instrumental: 1,
    prompt: 'a cobalt morning',
  });
  await endOf(studio, music_id);
  return { music_id, song_id: id, reference };
}

/** A talking head, its sources, and a clip that was uploaded in parts. */
async function head({ studio, owner }: At) {
  const speaker = speakerOf(studio, owner);
  const head_task_id = await speaker.talk('A cobalt evening');
  await endOf(studio, head_task_id);
  const uploads = uploadCalls(() => ({ studio, member: owner }));
  const data = Buffer.from(await grayClip());
  return {
    head_task_id,
    head_id: (await speaker.poll(head_task_id))?.id ?? 0,
    face: (await speaker.picture()).head_url,
    sound: (await speaker.say('Hi')).audio_url,
    source: await uploads.send(data, data.length),
  };
}

/** An update of a storyboard from its script. */
async function updated({ studio, owner }: At, script_id: number) {
  const { revision } = await studio.send(owner.token, compareScript, { script_id });
  return { revision, ...(await studio.send(owner.token, updateStoryboard, { script_id, revision })) };
}
