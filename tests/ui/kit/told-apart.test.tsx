import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signsOf, ToldApart, useOwnName } from '../../../src/ui/kit/told-apart.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

/** An instant of another year than this. */
const at = (minute: number, second = 0) => new Date(2020, 4, 6, 14, minute, second).getTime();
const fox = (key: number, when: number) => ({ key, name: 'a red fox', at: when });

test('rows that are called alike are told apart by their time, and those of one minute by their number too', () => {
  const signs = signsOf([fox(3, at(9, 30)), fox(2, at(9)), fox(1, at(5))], 'en');
  expect(Object.fromEntries(signs)).toEqual({
    1: 'May 6, 2020, 14:05',
    2: 'May 6, 2020, 14:09 (1)',
    3: 'May 6, 2020, 14:09 (2)',
  });
});

test('a row with a name of its own keeps it, and one without a time has its number alone', () => {
  const signs = signsOf([fox(1, 0), fox(2, 0), { key: 3, name: 'a cat', at: at(1) }], 'en');
  expect(Object.fromEntries(signs)).toEqual({ 1: '(1)', 2: '(2)' });
});

const Row = ({ of }: { of: number }) => <li>{useOwnName(of, 'a red fox')}</li>;

test('the sign follows the name; outside a list there is none', async () => {
  const rows = [fox(1, 0), fox(2, 0)];
  await show(
    <>
      <ToldApart rows={rows}>
        <Row of={1} />
        <Row of={2} />
      </ToldApart>
      <Row of={1} />
    </>,
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['a red fox, (1)', 'a red fox, (2)', 'a red fox']);
});
