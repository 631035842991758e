import { beforeEach, describe, expect, it } from 'vitest';
import '../show.tsx';
import { TASK_KINDS } from '../../../src/api/tasks.ts';
import { announcer } from '../../../src/store/announcer.ts';
import { browser } from '../../../src/store/browser.ts';
import { joinTasks } from '../../../src/store/task-center/join.ts';
import { clearToasts, toasts } from '../../../src/store/toasts.ts';
import { sayEnd } from '../../../src/ui/shell/say-end.ts';
import { sayEnds } from '../../../src/ui/shell/say-ends.ts';
import { iconOf } from '../../../src/ui/tasks/kinds.ts';
import { TUNE } from '../../pretend-kind.ts';
import { doneRow, noticeOfRow } from '../../store/task-row.ts';

const KINDS = [...TASK_KINDS, TUNE];
const LABELS = { view: 'View', expired: 'Resource expired' };
const context = (kind: string) => ({ kind, page: '/', prompt: 'a lamp', script_id: 12 });

beforeEach(() => {
  clearToasts();
  announcer.text = '';
  browser.language = 'en';
});

it('a long prompt is cut, so that the toast leaves room for the page', () => {
  location.hash = '#/user-center';
  const prompt = 'a cat and a dog '.repeat(40);
  sayEnd(noticeOfRow(doneRow('draw', '9', { context: { ...context('draw'), prompt } })), KINDS, LABELS);
  expect(toasts.waiting[0]?.description).toMatch(/^a cat and a dog .{20,66}…$/u);
});

describe.each(KINDS)('$kind', (kind) => {
  const done = noticeOfRow(doneRow(kind.kind, '7', { context: context(kind.kind) }));
  const failed = noticeOfRow(doneRow(kind.kind, '8', { final: 'failed', context: context(kind.kind) }));
  const own = kind.landsIn === 'dialog';

  it.each(['en', 'zh'] as const)('announces its ends elsewhere with a toast, in %s', (language) => {
    browser.language = language;
    location.hash = '#/user-center';
    for (const notice of [done, failed]) expect(sayEnd(notice, KINDS, LABELS)).toBe(!own);
    const { words } = kind;
    expect(toasts.waiting.map(({ title, description }) => [title, description])).toEqual(
      own
        ? []
        : [
            [words[language].done, 'a lamp'],
            [words[language].failed, 'a lamp'],
          ],
    );
  });

  it('opens its route, where there is no toast', () => {
    if (own) return expect(sayEnd(done, KINDS, LABELS)).toBe(false);
    location.hash = '#/user-center';
    sayEnd(done, KINDS, LABELS);
    toasts.waiting[0]?.action?.run();
    expect(location.hash).toBe(`#${kind.place(done.task)}`);
    clearToasts();
    sayEnd(done, KINDS, LABELS);
    expect(toasts.waiting).toEqual([]);
    expect(announcer.text).toContain(kind.words.en.done);
  });

  it('has a name, an icon and a route in the task center', () => {
    const [view] = joinTasks(KINDS, [], [done.task], {
      listed: false,
      filter: { phase: '', kind: '', search: '' },
    });
    expect(view).toMatchObject({ words: kind.words, icon: kind.icon, place: kind.place(done.task) });
    expect(iconOf(kind.icon)).toBeTruthy();
  });
});

it('ignores a kind from another version of the app', () => {
  expect(sayEnd(noticeOfRow(doneRow('hologram', '7')), KINDS, LABELS)).toBe(false);
  expect(toasts.waiting).toEqual([]);
});

it('a storyboard task has no toast only in its own project', () => {
  const notice = noticeOfRow(doneRow('shot-image', '7', { context: context('shot-image') }));
  location.hash = '#/create?id=13&step=4';
  sayEnd(notice, KINDS, LABELS);
  expect(toasts.waiting).toHaveLength(1);
  clearToasts();
  location.hash = '#/create?id=12&step=2';
  sayEnd(notice, KINDS, LABELS);
  expect(toasts.waiting).toEqual([]);
});

describe('simultaneous ends', () => {
  const ends = (count: number, final: 'done' | 'failed' = 'done') =>
    Array.from({ length: count }, (_, index) =>
      noticeOfRow(
        doneRow('draw', `${final}${index}`, {
          final,
          context: { ...context('draw'), prompt: `lamp ${index}` },
        }),
      ),
    );
  beforeEach(() => {
    location.hash = '#/user-center';
  });

  it('up to three have a toast each, even with equal titles', () => {
    expect(sayEnds(ends(3), KINDS, LABELS)).toHaveLength(3);
    expect(toasts.waiting.map(({ description }) => description)).toEqual(['lamp 0', 'lamp 1', 'lamp 2']);
  });

  it('six share one toast that counts them, mentions failures, and opens the task center', () => {
    expect(sayEnds([...ends(5), ...ends(1, 'failed')], KINDS, LABELS)).toHaveLength(6);
    expect(toasts.waiting).toMatchObject([
      { type: 'success', title: '6 tasks have finished', description: '1 of them failed' },
    ]);
    toasts.waiting[0]?.action?.run();
    expect(location.hash).toContain('panel=tasks');
  });

  it('get no toast where their results are visible', () => {
    location.hash = '#/draw';
    expect(sayEnds(ends(6), KINDS, LABELS)).toHaveLength(6);
    expect(toasts.waiting).toEqual([]);
  });
});

describe('what failed', () => {
  const said = (row: ReturnType<typeof doneRow>) => {
    location.hash = '#/user-center';
    sayEnd(noticeOfRow(row), KINDS, LABELS);
    return toasts.waiting.map(({ title, description }) => [title, description]);
  };
  const result = { batch_done: 5, batch_failed: 2, points_refunded: 8 };
  const { prompt: _, ...batch } = context('shot-list');

  it.each([
    ['en', 'Your storyboard: 5 ready, 2 failed', '8 points came back to you.'],
    ['zh', '分镜：5 个做好了，2 个没有做成', '已退回 8 积分。'],
  ] as const)('of a storyboard is counted, with its points, in %s', (language, title, points) => {
    browser.language = language;
    expect(said(doneRow('shot-list', '7', { context: batch, result }))).toEqual([[title, points]]);
  });

  it('is told with its points to screen readers too, where the result is visible', () => {
    location.hash = '#/create?id=12&step=4';
    sayEnd(noticeOfRow(doneRow('shot-list', '7', { context: batch, result })), KINDS, LABELS);
    expect(announcer.text).toContain('Your storyboard: 5 ready, 2 failed. 8 points came back to you.');
  });

  it('says what became of its points beside its words', () => {
    const failed = { final: 'failed', context: context('draw') } as const;
    expect(
      said(doneRow('draw', '7', { ...failed, result: { points_charged: 4, points_refunded: 4 } })),
    ).toEqual([[expect.any(String), 'a lamp\n4 points came back to you.']]);
  });
});
