import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { listMaterialImages } from '../../../src/api/characters.ts';
import { imagineMaterial, submitBatch } from '../../../src/api/storyboard.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { Film } from './film-for-test.ts';

export const STORY =
  'Mei found a letter on the old pier at dusk. She opened it. The sea was quiet. A ship came back.';

/** Two people speak to each other. */
export const TALK =
  'A girl named Mei found a letter on the old pier at dusk. "Who wrote this?" Mei asked. "I did," her grandmother said.';
/** And go elsewhere. */
export const LONGER_TALK = `${TALK} They walked home along the beach under the stars.`;

interface Made {
  studio: Studio;
  member: Member;
  film: Film;
  /** The ids of the film's shots, in their order. */
  shots: number[];
}

interface Wanted {
  /** The story; empty for a blank film. */
  story?: string;
  /** Of the member. */
  points?: number;
  style_name?: string;
  /** False for a storyboard that nobody has opened, which has no shots yet. */
  opened?: boolean;
}

/** A studio for the whole test file, and for each test a member with a film that has a storyboard. */
export function filmWithShots({
  story = STORY,
  points = 100,
  style_name = 'ink-wash',
  opened = true,
}: Wanted = {}) {
  // filled by the hooks below, before any test reads it
  const made = {} as Made;
  beforeAll(async () => {
    made.studio = await openStudio();
  });
  afterAll(() => made.studio.close());
  beforeEach(async () => {
    const { studio } = made;
    studio.pictures.before = async () => {};
    made.member = await newMember(studio, points);
    made.film = await Film.make(studio, made.member, story, { style_name });
    made.shots = opened ? (await made.film.shots()).map(({ id }) => id) : [];
    studio.pictures.asked.length = 0;
  });
  return made;
}

type Extra = Record<string, unknown>;

/** The calls about pictures of shots, sent as the test's member. */
export function pictureCalls(made: Made) {
  const picture = (scene_id: number, prompt = 'a pier') => ({
    script_id: made.film.script_id,
    scene_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt,
  });
  /** @returns the task's id */
  const imagine = async (scene_id: number, extra: Extra = {}) => {
    const input = { ...picture(scene_id), ...extra };
    const answer = await made.studio.send(made.member.token, imagineMaterial, input);
    return typeof answer === 'string' ? answer : answer.task_id;
  };
  const drawn = async (scene_id: number, extra: Extra = {}) => {
    const task = await imagine(scene_id, extra);
    await endOf(made.studio, task);
    return task;
  };
  const batch = (items: unknown[], key?: string, token = made.member.token) =>
    made.studio.send(
      token,
      submitBatch,
      items as Parameters<typeof made.studio.send<typeof submitBatch>>[2],
      key ? { idempotencyKey: key } : {},
    );
  const materials = (scene_id: number, page = 1) =>
    made.studio.send(made.member.token, listMaterialImages, {
      script_id: made.film.script_id,
      scene_id,
      page,
    });
  const tasks = async () =>
    (
      await made.studio.db.query<{ id: string; status: string }>(
        "SELECT id, status FROM tasks WHERE user_id = $1 AND queue = 'pictures' ORDER BY created_at",
        [made.member.userId],
      )
    ).rows;
  return { picture, imagine, drawn, batch, materials, tasks };
}

/** Makes the painter wait until the returned function is called. */
export function holdPainter({ studio }: Made) {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  studio.pictures.before = () => gate;
  onTestFinished(() => go());
  return go;
}
