import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { namedRecords } from '../../../src/ui/draw/use-record-name.ts';
import { ToldApart } from '../../../src/ui/kit/told-apart.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { buttonNames } from '../button-names.ts';
import { eachOnItsOwn, show } from '../show.tsx';
import { pageGone } from './picture-page.tsx';

eachOnItsOwn();
beforeEach(pageGone);

const openAll = async (...records: ReturnType<typeof recordFor>[]) => {
  fakeApi({ '/center/points': () => ({ potins: 77, star_tel: 'x', user_id: 7, draw_points: 20 }) });
  await refreshPoints();
  await show(
    <ToldApart rows={namedRecords(records)}>
      {records.map((record) => (
        <Record key={record.draw_id} record={record} task={undefined} />
      ))}
    </ToldApart>,
  );
  return buttonNames(screen.getAllByRole('article'));
};

test('the buttons of each record are named after it, whatever its state', async () => {
  const names = await openAll(
    ...[1, 2].map((id) => ({ ...recordFor(id), state: 0, images: [], starred: 0 as const })),
    ...[3, 4].map((id) => ({ ...recordFor(id), state: 4, images: [], starred: 0 as const })),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'Actions for prompt 1',
      'Star: prompt 2',
      'Try again · 20 points · prompt 3',
      'Actions for prompt 4',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the buttons of records with the same prompt can be told apart', async () => {
  const records = [1, 2, 3].map((id) => ({
    ...recordFor(id),
    ...{ message_input: 'a red fox', state: id === 1 ? 4 : 0, images: [], starred: 0 as const },
  }));
  const names = await openAll(...records);
  expect(names.every((name) => name.includes('a red fox, '))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

test('a record without a prompt is named after what made it', async () => {
  const names = await openAll({ ...recordFor(1), message_input: '', tool_name: 'chaofen', model_name: '' });
  expect(names).toContain('Actions for HD upscale');
});
