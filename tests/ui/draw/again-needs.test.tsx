/** Making a record again after its model has become one that takes no picture. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { eachOnItsOwn } from '../show.tsx';
import { entries, openRecord, pageGone } from './picture-page.tsx';

eachOnItsOwn();
beforeEach(pageGone);

const takes = { image: false, endImage: false };
const failed: Partial<DrawRecord> = { state: 4, images: [] };
const withPicture = JSON.stringify({ ratio: '1:1', image_url: '/media/ref.png' });
const again = () => screen.getByRole('button', { name: /^Try again/ });

test.each<[string, Partial<DrawRecord>, object]>([
  ['a variation', { action_cmd: 'VARIATION 1', tool_name: 'mj' }, { medium: 'variation' }],
  [
    'an edit',
    { tool_name: 'fluxImage', model_name: 'flux-pro', options: withPicture },
    { medium: 'edit', model: 'flux-pro' },
  ],
  ['a reference', { tool_name: 'id', options: withPicture }, { medium: 'picture', tool: 'id' }],
])('%s says before the press that it cannot be made again as it was', async (_, record, model) => {
  const costs = {
    id_setting: 6,
    flux_setting: { 'flux-pro': 5 },
    models: [{ name: 'Words', takes, ...model }],
  };
  const sent = await openRecord({ ...failed, ...record }, { costs });
  expect(again().getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(again().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Words takes no picture');
  const before = sent.length;
  fireEvent.click(again());
  expect(sent).toHaveLength(before);
  if (!record.action_cmd)
    expect([...(await entries('Actions for prompt 5')).keys()]).toContain('Run againWords takes no picture');
});

test('a drawing from words alone is made again by it', async () => {
  const costs = { id_setting: 6, models: [{ medium: 'picture', tool: 'id', name: 'Words', takes }] };
  await openRecord({ ...failed, tool_name: 'id', options: '{"ratio":"1:1"}' }, { costs });
  expect(again().getAttribute('aria-disabled')).not.toBe('true');
});
