import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSPIRATIONS } from '../../../server/film/projects/inspirations.ts';
import {
  CREATION,
  createProject,
  listInspirations,
  PROJECT_LIMITS,
  type Project,
  readProject,
} from '../../../src/api/projects.ts';
import { handleLine, LINE_ACTION, listLines } from '../../../src/api/script.ts';
import {
  balanceOf,
  type Member,
  newMember,
  openStudio,
  refusalOf,
  type Studio,
  studioForTest,
  writingOf,
} from '../harness.ts';
import { projectCalls } from './project-calls.ts';

const STORY = 'Mei found a letter on the old pier. "Who wrote this?" she asked. Her grandmother smiled.';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
  studio.texts.before = async () => {};
});

const { create, holdWriter, lines, projects, regenerate, statusOf, written } = projectCalls(() => ({
  studio,
  member,
}));

describe('creating a project', () => {
  it('[PROJ-30] from a story starts writing at once, free of charge, and keeps every field', async () => {
    const go = holdWriter();
    const { script_id, async_status } = await create({ name: 'The pier', style_name: '水墨' });
    expect(async_status).toBe(1);
    expect([1, 2]).toContain(await statusOf(script_id));
    go();
    expect(await writingOf(studio, script_id)).toBe('done');
    expect(await statusOf(script_id)).toBe(0);
    expect(await projects()).toMatchObject([
      {
        id: script_id,
        name: 'The pier',
        width_height: '16:9',
        style_name: 'Ink wash',
        style_img: '/web/styles/ink-wash.webp',
        async_status: 0,
        step: 2,
        generate_type: 1,
        text_type: 'story',
        generate_method: CREATION.story,
        content: STORY,
      },
    ]);
    expect((await lines(script_id)).length).toBeGreaterThanOrEqual(4);
    expect(await balanceOf(studio, member.userId)).toBe(200);
    const { rows } = await studio.db.query('SELECT provider, points FROM tasks WHERE user_id = $1', [
      member.userId,
    ]);
    expect(rows).toEqual([{ provider: 'stand-in writer', points: 0 }]);
  });

  it('blank is ready at once and cannot be rewritten', async () => {
    const { script_id, async_status } = await create({ generate_method: CREATION.blank, content: '' });
    expect(async_status).toBe(0);
    expect(await studio.send(member.token, readProject, { script_id })).toMatchObject({
      step: 4,
      has_story: 0,
    });
    expect(await lines(script_id)).toEqual([]);
    expect((await refusalOf(regenerate(script_id))).message).toMatch(/blank project/);
  });

  it('without a title gets a dated name in the language of the person', async () => {
    await create({ generate_method: CREATION.blank });
    await studio.send(
      member.token,
      createProject,
      { generate_method: CREATION.blank, text_type: 'adv', width_height: '9:16' },
      { language: 'zh' },
    );
    const names = (await projects()).map(({ name }) => name);
    expect(names[1]).toMatch(/^Film \d{4}-\d\d-\d\d$/);
    expect(names[0]).toMatch(/^影片 \d{4}-\d\d-\d\d$/);
  });

  it.each([
    ['a script without its file', { generate_method: CREATION.file }, /Choose a script file/],
    ['a file of another type', { generate_method: CREATION.file, script: new Blob(['%PDF-1']) }, /Only Word/],
    ['a file without words', { generate_method: CREATION.file, script: new Blob(['\n']) }, /no script/],
    ['a story of four characters', { content: ' four ' }, /5 to 5000 characters/],
    ['a story of marks alone', { content: '“！！？……”' }, /few words/],
    ['a story of two letters far apart', { content: 'a     b' }, /few words/],
    ['an unknown style', { style_name: 'No such style' }, /style does not exist/],
    ['a title that is too long', { name: 'x'.repeat(51) }, /name/],
  ])('refuses %s, and leaves nothing behind', async (_what, input, message) => {
    const { code, message: said } = await refusalOf(create(input));
    expect(code).toBe(400);
    expect(said).toMatch(message);
    expect(await projects()).toEqual([]);
  });

  it('accepts a story of 5 to 5000 characters', async () => {
    await create({ content: 'abcde' });
    await create({ content: '海'.repeat(PROJECT_LIMITS.storyMax) });
    // browsers send a line break in two characters
    const broken = `${'海\n'.repeat(PROJECT_LIMITS.storyMax / 2 - 1)}海海`;
    expect(broken).toHaveLength(PROJECT_LIMITS.storyMax);
    await create({ content: broken });
    expect((await projects())[0]).toMatchObject({ content: broken });
    expect((await refusalOf(create({ content: 'x'.repeat(5001) }))).code).toBe(400);
  });

  it('with the same key sent twice creates one project', async () => {
    const [one, two] = await Promise.all([create({}, 'same'), create({}, 'same')]);
    expect(two).toEqual(one);
    expect(await projects()).toHaveLength(1);
    expect((await refusalOf(create({ name: 'Other' }, 'same'))).code).toBe(409);
  });
});

describe('the list', () => {
  it('[PROJ-01, PROJ-02, PROJ-03] groups by the day in the zone of the person, the newest first', async () => {
    const first = await create({ generate_method: CREATION.blank, name: 'first' });
    const second = await create({ generate_method: CREATION.blank, name: 'second' });
    const third = await create({ generate_method: CREATION.blank, name: 'third' });
    const at = (id: number, instant: string) =>
      studio.db.query('UPDATE projects SET created_at = $2 WHERE id = $1', [id, instant]);
    await at(first.script_id, '2026-03-01T15:00:00Z');
    await at(second.script_id, '2026-03-01T17:00:00Z');
    await at(third.script_id, '2026-03-02T01:00:00Z');
    const ask = async (zone: string) => {
      const answer = await studio.app.inject({
        method: 'POST',
        url: '/api/script/list-script-pro',
        headers: { authorization: member.token, 'time-zone': zone },
        payload: {},
      });
      const { lists } = answer.json<{ data: { lists: { date: string; data: Project[] }[] } }>().data;
      return lists.map(({ date, data }) => [date, data.map(({ name }) => name)]);
    };
    expect(await ask('UTC')).toEqual([
      ['2026-03-02', ['third']],
      ['2026-03-01', ['second', 'first']],
    ]);
    expect(await ask('Asia/Shanghai')).toEqual([
      ['2026-03-02', ['third', 'second']],
      ['2026-03-01', ['first']],
    ]);
    expect(await ask('No/Such_Zone')).toEqual(await ask('UTC'));
  });
});

describe('a writing that fails', () => {
  it('[PROJ-06] leaves a failed project, with the reason', async () => {
    studio.texts.before = async () => {
      throw new Error('No.');
    };
    const script_id = await written();
    expect(await statusOf(script_id)).toBe(3);
    expect(await projects()).toMatchObject([{ async_status: 3, fail_msg: 'Generation failed' }]);
    // and so does the open project
    expect(await studio.send(member.token, readProject, { script_id })).toMatchObject({
      fail_msg: 'Generation failed',
    });
  });

  it('leaves existing lines editable', async () => {
    const script_id = await written();
    const before = await lines(script_id);
    studio.texts.before = async () => {
      throw new Error('No.');
    };
    await regenerate(script_id);
    await writingOf(studio, script_id);
    expect(await statusOf(script_id)).toBe(3);
    expect(await projects()).toMatchObject([{ async_status: 0, fail_msg: 'Generation failed' }]);
    expect(await lines(script_id)).toEqual(before);
  });
});

describe('rewriting', () => {
  it('[SCRIPT-05] sets the project back to generating, and replaces the lines only when the new ones are complete', async () => {
    const script_id = await written();
    const before = await lines(script_id);
    const { lists } = await studio.send(member.token, listLines, { script_id });
    await studio.send(member.token, handleLine, {
      type: LINE_ACTION.delete,
      script_id,
      drama_id: lists[0]?.id ?? 0,
    });
    const go = holdWriter();
    expect(await regenerate(script_id)).toEqual({ async_status: 1 });
    expect([1, 2]).toContain(await statusOf(script_id));
    expect(await lines(script_id)).toEqual(before.slice(1));
    // while it is being written nothing can be edited, and another request starts nothing
    const edit = { type: LINE_ACTION.addAfter, script_id, drama_id: 0 } as const;
    expect(await refusalOf(studio.send(member.token, handleLine, edit))).toMatchObject({
      code: 409,
      message: 'The script is still being written',
    });
    expect([1, 2]).toContain((await regenerate(script_id)).async_status);
    go();
    expect(await writingOf(studio, script_id)).toBe('done');
    expect(await lines(script_id)).toEqual(before);
    const { rows } = await studio.db.query('SELECT 1 FROM tasks WHERE user_id = $1', [member.userId]);
    expect(rows).toHaveLength(2);
  });

  it('with the same key sent twice writes once', async () => {
    const script_id = await written();
    await regenerate(script_id, 'again');
    await writingOf(studio, script_id);
    await regenerate(script_id, 'again');
    const { rows } = await studio.db.query('SELECT 1 FROM tasks WHERE user_id = $1', [member.userId]);
    expect(rows).toHaveLength(2);
  });
});

describe('ideas', () => {
  it.each(['story', 'adv'] as const)(
    '[PROJ-24] of type %s come four at a time, never the last ones again, until all were shown',
    async (type) => {
      for (const language of ['en', 'zh'] as const) {
        const reader = await newMember(studio);
        const all = INSPIRATIONS[type][language];
        const next = () => studio.send(reader.token, listInspirations, { type }, { language });
        const batches: string[][] = [];
        for (let n = 0; n < all.length / 4 + 1; n++) batches.push(await next());
        for (const [n, batch] of batches.entries()) {
          expect(batch).toHaveLength(4);
          expect(batch.filter((idea) => batches[n - 1]?.includes(idea))).toEqual([]);
        }
        expect(new Set(batches.flat())).toEqual(new Set(all));
      }
    },
  );

  it('are at least 24 of each kind and language, each a story that can be sent', () => {
    for (const byLanguage of Object.values(INSPIRATIONS))
      for (const ideas of Object.values(byLanguage)) {
        expect(new Set(ideas).size).toBeGreaterThanOrEqual(24);
        expect(ideas.length % 4).toBe(0);
        for (const { length } of ideas) expect(length >= 5 && length <= PROJECT_LIMITS.storyMax).toBe(true);
      }
  });
});

describe('concurrent writings', () => {
  it('count toward the tasks that an account may start in a minute', async () => {
    const small = await studioForTest({ LIMIT_SUBMITS: '1' }, { working: false });
    const { token } = await newMember(small);
    const begin = () =>
      small.send(token, createProject, {
        generate_method: CREATION.blank,
        text_type: 'story',
        width_height: '16:9',
      });
    await begin();
    expect((await refusalOf(begin())).status).toBe(429);
  });
});
