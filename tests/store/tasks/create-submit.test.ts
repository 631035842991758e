import { beforeEach, describe, expect, test, vi } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { createSubmit } from '../../../src/store/tasks/create-submit.ts';
import { fakeApi, Refused } from '../fake-api.ts';

const button = createSubmit('draw');
const press = (options: Parameters<typeof button.send>[2] = {}) =>
  button.send(imagine, { tool_name: 'mj', desc: 'a lamp', options: {} }, options);
beforeEach(() => {
  button.reset();
});

describe('a submit', () => {
  test('is sending, then idle; its task is shown, and the balance reloaded', async () => {
    const sent = fakeApi({ '/draw/imagine': () => ({ task_id: 't1', draw_id: 5 }) });
    const shown = vi.fn();
    const pressed = press({ onAccepted: shown });
    expect(button.progress.state).toBe('sending');
    expect(await pressed).toMatchObject({ status: 'accepted', answer: { task_id: 't1' } });
    expect(button.progress.state).toBe('idle');
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ task_id: 't1' }));
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/draw/imagine', '/center/points']));
  });

  test('is idle again after a refusal, which is returned to the caller without a toast', async () => {
    fakeApi({ '/draw/imagine': () => new Refused('no') });
    const shown = vi.fn();
    await expect(press({ onAccepted: shown })).rejects.toMatchObject({ message: 'no' });
    expect([button.progress.state, shown.mock.calls]).toEqual(['idle', []]);
  });

  test('sends nothing if the preceding save fails', async () => {
    const sent = fakeApi({});
    const before = () => Promise.reject(new Error('not saved'));
    await expect(press({ before })).rejects.toThrow('not saved');
    expect([sent, button.progress.state]).toEqual([[], 'idle']);
  });

  test.each([
    ['its price', (wait: Promise<unknown>) => ({ price: wait.then(() => 2) })],
    ['the save before it', (wait: Promise<unknown>) => ({ before: () => wait })],
  ])('that waits for %s is not paid for by the person who signs in meanwhile', async (_what, options) => {
    const sent = fakeApi({ '/draw/imagine': () => ({ task_id: 't1', draw_id: 5 }) });
    let go: (value: unknown) => void = () => {};
    const pressed = press(options(new Promise((resolve) => (go = resolve))));
    session.token = 'of somebody else';
    go(null);
    expect(await pressed).toEqual({ status: 'unpriced' });
    expect([sent, button.progress.state]).toEqual([[], 'idle']);
  });

  test('is separate for each target', async () => {
    fakeApi({ '/draw/imagine': () => ({ task_id: 't1', draw_id: 5 }) });
    const pressed = press({ slot: 12 });
    expect([button.progress.state, button.progress.bySlot]).toEqual(['idle', { 12: 'sending' }]);
    await pressed;
    expect(button.progress.bySlot).toEqual({ 12: 'idle' });
  });
});
