import { describe, expect, it } from 'vitest';
import { kindOf, wordsFor } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { reduceTask } from '../../src/sw/engine/reduce.ts';
import { newRow } from '../../src/sw/engine/track.ts';
import { noticeTexts } from '../../src/sw/notice-texts.ts';

const kind = kindOf(TASK_KINDS, 'shot-list');
if (!kind) throw new Error('no shot list');
const words = wordsFor(kind, {});

/** How a storyboard's task ends with this answer to its poll. */
function endOf(told: object) {
  const row = newRow(
    TASK_KINDS,
    { kind: 'shot-list', id: '3', context: { kind: 'shot-list', page: '/' } },
    7,
    0,
  );
  const [answer = null] =
    kind?.poll.results({ lists: [], image_need: 0, video_need: 0, ...told }, ['3']) ?? [];
  return row && kind && reduceTask(row, answer, kind, 1);
}
const titleOf = (told: object, language: 'en' | 'zh') => {
  const end = endOf(told);
  return end && noticeTexts(language, end).title;
};

describe('a storyboard of which nothing is open any more', () => {
  it.each(['en', 'zh'] as const)('says what came of it, in %s', (language) => {
    const { done, failed } = words[language];
    const partly = { en: 'Your storyboard: 3 ready, 1 failed', zh: '分镜：3 个做好了，1 个没有做成' }[
      language
    ];
    expect(titleOf({ batch_done: 4, batch_failed: 0 }, language)).toBe(done);
    expect(titleOf({ batch_done: 3, batch_failed: 1 }, language)).toBe(partly);
    expect(titleOf({ batch_done: 0, batch_failed: 4 }, language)).toBe(failed);
  });

  it.each([
    ['en', '4 points came back to you.'],
    ['zh', '已退回 4 积分。'],
  ] as const)('says how many points came back for what failed, in %s', (language, points) => {
    const bodyOf = (told: object) => {
      const end = endOf(told);
      return end && noticeTexts(language, end).body;
    };
    expect(bodyOf({ batch_done: 3, batch_failed: 1, batch_refunded: 4 })).toBe(points);
    expect(bodyOf({ batch_done: 0, batch_failed: 1, batch_refunded: 4 })).toBe(points);
    expect(bodyOf({ batch_done: 4, batch_failed: 0, batch_refunded: 0 })).toBe('');
  });

  it('is done at another server, which does not say what came of it', () => {
    expect(endOf({})?.final).toBe('done');
    expect(titleOf({}, 'en')).toBe(words.en.done);
  });

  it('says nothing where all of it was cancelled', () => {
    expect(endOf({ batch_done: 0, batch_failed: 0 })).toMatchObject({ final: 'cancelled' });
    expect(endOf({ batch_done: 0, batch_failed: 0 })?.unseen).toBeFalsy();
  });

  it('goes on while something is open, whatever has ended', () => {
    expect(endOf({ image_need: 1, batch_done: 0, batch_failed: 3 })?.final ?? null).toBeNull();
    expect(endOf({ video_need: 1, batch_done: 0, batch_failed: 0 })?.final ?? null).toBeNull();
  });
});
