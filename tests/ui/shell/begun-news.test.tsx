import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { announcer } from '../../../src/store/announcer.ts';
import { createSubmit } from '../../../src/store/tasks/create-submit.ts';
import { useBegunNews } from '../../../src/ui/shell/use-begun-news.ts';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

function News() {
  useBegunNews();
  return null;
}
const button = createSubmit('draw');
const press = (context: { prompt?: string; cost?: number }) =>
  button.send(imagine, { tool_name: 'mj', desc: 'a lamp', options: {} }, { context }).catch(() => null);
const heard = (text: string) => waitFor(() => expect(announcer.text).toBe(text));

eachOnItsOwn();
beforeEach(() => {
  Object.assign(announcer, { text: '', count: 0 });
});

test('a screen reader hears that a press was taken, of what, and for how many points', async () => {
  fakeApi({ '/draw/imagine': () => ({ task_id: 't1', draw_id: 5 }) });
  await show(<News />);
  expect(announcer.text).toBe('');
  await press({ prompt: 'a lamp.', cost: 20 });
  await heard('Started, 20 points: a lamp.');
  await press({ cost: 1 });
  await heard('Started, 1 point');
  await press({ prompt: 'a song' });
  await heard('Started: a song');
});

test('of a press that was refused it hears no start', async () => {
  fakeApi({ '/draw/imagine': () => new Refused('no') });
  await show(<News />);
  await press({ prompt: 'a lamp', cost: 20 });
  expect(announcer.text).toBe('');
});
