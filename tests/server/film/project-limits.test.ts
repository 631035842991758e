import { expect, it } from 'vitest';
import { CREATION, copyProject, deleteProject, restoreProject } from '../../../src/api/projects.ts';
import { newMember, refusalOf, studioForTest } from '../harness.ts';
import { projectCalls } from './project-calls.ts';

/** A member with a limit of three projects, and of so many copies an hour. */
async function limited(copies: string) {
  const studio = await studioForTest({ LIMIT_PROJECTS: '3', LIMIT_COPIES: copies }, { working: false });
  const member = await newMember(studio);
  const { create, projects } = projectCalls(() => ({ studio, member }));
  const blank = () => create({ generate_method: CREATION.blank });
  const copy = (script_id: number, language: 'en' | 'zh' = 'en') =>
    studio.send(member.token, copyProject, { script_id }, { language });
  return { studio, member, blank, copy, create, projects };
}

it('the number of projects of an account is limited, also for concurrent calls', async () => {
  const { studio, member, blank, copy, create, projects } = await limited('1000');
  const { script_id } = await blank();
  const told = await Promise.allSettled(Array.from({ length: 12 }, () => copy(script_id)));
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await projects()).toHaveLength(3);
  expect(await refusalOf(copy(script_id))).toMatchObject({ code: 429, message: /3 projects/ });
  expect((await refusalOf(copy(script_id, 'zh'))).message).toMatch(/3 个项目/);
  expect((await refusalOf(blank())).code).toBe(429);
  expect((await refusalOf(create())).code).toBe(429);

  await studio.send(member.token, deleteProject, { id: script_id });
  await blank();
  expect((await refusalOf(studio.send(member.token, restoreProject, { script_id }))).code).toBe(429);
  expect(await projects()).toHaveLength(3);
  const { rows } = await studio.db.query('SELECT 1 FROM tasks');
  expect(rows).toEqual([]);
});

it('copies are limited per hour', async () => {
  const { studio, member, blank, copy, projects } = await limited('2');
  const { script_id } = await blank();
  for (let time = 0; time < 2; time += 1) {
    const [newest] = (await copy(script_id)).lists.flatMap(({ data }) => data);
    await studio.send(member.token, deleteProject, { id: newest?.id ?? 0 });
  }
  expect(await refusalOf(copy(script_id))).toMatchObject({ status: 429 });
  expect(await projects()).toHaveLength(1);
});
