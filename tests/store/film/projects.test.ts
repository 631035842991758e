import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Project } from '../../../src/api/projects.ts';
import { setSession } from '../../../src/store/account/session.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { createRequest, taskNameOf } from '../../../src/store/film/projects/project-create.ts';
import type { ProjectForm } from '../../../src/store/film/projects/project-form.ts';
import { canCreate, storyWarning } from '../../../src/store/film/projects/project-form.ts';
import { phaseOf, projectPhase } from '../../../src/store/film/projects/project-view.ts';
import {
  clearProjects,
  copyFilm,
  deleteFilm,
  loadProjects,
  projects,
  rewriteFilm,
} from '../../../src/store/film/projects/projects.ts';
import { engine, tasks } from '../../../src/store/tasks/tasks.ts';
import { fakeApi, Refused } from '../fake-api.ts';

const project = (id: number, async_status = 0) => ({ id, name: `P${id}`, async_status });
const days = (...groups: [string, ...ReturnType<typeof project>[]][]) => ({
  lists: groups.map(([date, ...data]) => ({ date, data })),
});
const shown = () => projects.groups.map(({ date, data }) => [date, ...data.map(({ id }) => id)]);

beforeEach(clearProjects);

test('[PROJ-01] the list is requested without a payload, and grouped by date', async () => {
  const sent = fakeApi({
    '/script/list-script-pro': () => days(['2026-11-21', project(3), project(2)], ['2026-11-20', project(1)]),
  });
  await loadProjects();
  expect(sent).toEqual([{ path: '/script/list-script-pro', body: {} }]);
  expect(shown()).toEqual([
    ['2026-11-21', 3, 2],
    ['2026-11-20', 1],
  ]);
  expect(projects.state).toBe('ready');
});

test('a film without a title is announced by how its story begins, not by the date that its script replaces', () => {
  const request = {
    name: 'Film of Nov 22',
    auto_name: 1,
    content: 'The keeper lights the lamp.\nA girl comes.',
  };
  const named = (more: object) => taskNameOf({ ...request, generate_method: 1, ...more } as never);
  expect(named({})).toBe('The keeper lights the lamp.');
  expect(named({ content: `Every evening ${'long '.repeat(20)}` })).toBe(
    'Every evening long long long long long l…',
  );
  expect(named({ content: '' })).toBe('Film of Nov 22');
  expect(named({ name: 'The lamp', auto_name: 0 })).toBe('The lamp');
});

test('[PROJ-03] a project has the fields of the contract, with defaults for missing ones', () => {
  expect(v.parse(Project, { id: 4, name: 'Lamp' })).toEqual({
    id: 4,
    name: 'Lamp',
    width_height: '16:9',
    style_name: '',
    style_img: '',
    async_status: 0,
    step: 1,
    generate_type: 1,
    text_type: 'story',
    generate_method: 1,
    content: '',
    // an extension, which other servers leave out
    cover: '',
  });
});

test.each([
  [0, 'ready'],
  [1, 'writing'],
  [2, 'writing'],
  [3, 'failed'],
] as const)('[PROJ-04] [PROJ-05] [PROJ-06] async_status %i is %s', (status, phase) => {
  expect(phaseOf(status)).toBe(phase);
});

test('a newer state from the engine overrides the list; an earlier task does not affect a ready project', () => {
  const task = (open: 0 | 1, final: 'done' | 'failed' | null) =>
    ({ open, final }) as NonNullable<Parameters<typeof projectPhase>[1]>;
  expect(projectPhase(project(1, 1), task(0, 'done'))).toBe('ready');
  expect(projectPhase(project(1, 1), task(0, 'failed'))).toBe('failed');
  expect(projectPhase(project(1, 0), task(0, 'failed'))).toBe('ready');
  expect(projectPhase(project(1, 3), task(1, null))).toBe('writing');
});

test('a project in progress in the list is tracked by the engine', async () => {
  await setSession('token', 7);
  fakeApi({ '/script/list-script-pro': () => days(['2026-11-21', project(5, 2), project(6)]) });
  await engine.reload();
  await loadProjects();
  await engine.reload();
  const followed = Object.values(tasks.byKey).filter(({ kind }) => kind === 'project');
  expect(followed.map(({ id, state, open }) => ({ id, state, open }))).toEqual([
    { id: '5', state: 2, open: 1 },
  ]);
});

test('[PROJ-07] copying sends the id and shows the returned lists', async () => {
  const sent = fakeApi({ '/script/copy-script': () => days(['2026-11-21', project(9), project(8)]) });
  await copyFilm(8);
  expect(sent).toEqual([{ path: '/script/copy-script', body: { script_id: 8 } }]);
  expect(shown()).toEqual([['2026-11-21', 9, 8]]);
});

test('[PROJ-09] deleting sends the id and shows the returned lists; a refusal restores the card', async () => {
  const sent = fakeApi({
    '/script/list-script-pro': () => days(['2026-11-21', project(2)], ['2026-11-20', project(1)]),
    '/script/del-script-pro': () => new Refused('no'),
  });
  await loadProjects();
  const deleting = deleteFilm(2);
  // a day without projects has no heading
  expect(shown()).toEqual([['2026-11-20', 1]]);
  await expect(deleting).rejects.toThrow('no');
  expect(shown()).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
  ]);
  expect(sent).toContainEqual({ path: '/script/del-script-pro', body: { id: 2 } });
});

test('lists requested by another login are not shown, cached or restored', async () => {
  const [mine, other] = ['token', 'another'];
  let refuses = false;
  fakeApi({
    '/script/list-script-pro': () => days(['2026-11-21', project(2)]),
    '/script/copy-script': () => {
      session.token = other;
      return days(['2026-11-21', project(9), project(2)]);
    },
    '/script/del-script-pro': () => {
      session.token = other;
      clearProjects();
      return refuses ? new Refused('no') : days(['2026-11-21', project(9)]);
    },
  });
  await loadProjects();
  await copyFilm(2);
  expect(shown()).toEqual([]);
  session.token = mine;
  await loadProjects();
  expect(shown()).toEqual([['2026-11-21', 2]]);
  await deleteFilm(2);
  expect(shown()).toEqual([]);
  session.token = mine;
  refuses = true;
  await loadProjects();
  await expect(deleteFilm(2)).rejects.toThrow('no');
  expect(shown()).toEqual([]);
});

test('[SCRIPT-05] regenerating sends the id; the answered status sets the project to generating', async () => {
  const sent = fakeApi({
    '/script/list-script-pro': () => days(['2026-11-21', project(4, 3)]),
    '/script/re-generate-base': () => ({ async_status: 1 }),
  });
  await loadProjects();
  await rewriteFilm({ id: 4, name: 'P4' });
  // the engine may poll the project at the same time
  expect(sent).toContainEqual({ path: '/script/re-generate-base', body: { script_id: 4 } });
  expect(projects.groups[0]?.data[0]?.async_status).toBe(1);
});

const form: ProjectForm = {
  method: 1,
  textType: 'adv',
  ratio: '9:16',
  title: '',
  story: ' A lamp in the forest. ',
  category: 'Realistic',
  style: { name: 'Film noir', image: '/web/styles/noir.webp' },
  developed: null,
};

test('[PROJ-30] creating sends the form with the contract’s field names', () => {
  expect(createRequest({ ...form, title: ' Lamp ' }, 'Film of Nov 22')).toEqual({
    generate_method: 1,
    name: 'Lamp',
    content: 'A lamp in the forest.',
    text_type: 'adv',
    width_height: '9:16',
    style_img: '/web/styles/noir.webp',
    style_name: 'Film noir',
  });
  // an automatic date may be replaced by the script's title
  expect(createRequest({ ...form, title: '' }, 'Film of Nov 22')).toMatchObject({
    name: 'Film of Nov 22',
    auto_name: 1,
  });
  expect(createRequest({ ...form, method: 3, style: null }, 'Lamp')).toMatchObject({
    generate_method: 3,
    content: '',
    style_name: '',
  });
});

test.each([
  ['', null, false],
  ['a', 'length', false],
  ['abcd', 'length', false],
  ['  abc  ', 'length', false],
  ['a    b', 'words', false],
  ['猫。。。。', 'words', false],
  ['.....', 'words', false],
  ['abcde', null, true],
  ['猫跑了！！', null, true],
  ['山中有一盏灯', null, true],
])('a story of "%s": warned about %s, enough %s', (story, warned, enough) => {
  expect(storyWarning(story)).toBe(warned);
  expect(canCreate({ method: 1, story })).toBe(enough);
  expect(canCreate({ method: 3, story })).toBe(true);
});
