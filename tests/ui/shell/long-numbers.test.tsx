import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { EntryCount } from '../../../src/ui/shell/entry-count.tsx';
import { PointsCard } from '../../../src/ui/shell/points-card.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const balanceOf = async (potins: number) => {
  fakeApi({ '/center/points': () => ({ potins, star_tel: '138****0000', user_id: 7 }) });
  await refreshPoints();
  await show(<PointsCard />);
  return [...(screen.getByRole('button').querySelector('strong')?.children ?? [])].map(
    (part) => `${part.textContent}${part.getAttribute('aria-hidden') === 'true' ? ', only to see' : ''}`,
  );
};

test('a balance of six digits has a short form for the narrow sidebar, and is told in full', async () => {
  expect(await balanceOf(169_400)).toEqual(['169,400', '169K, only to see']);
});

test('a shorter balance has no short form', async () => {
  expect(await balanceOf(99_999)).toEqual(['99,999']);
});

test('in the narrow sidebar a balance of five digits stays in one line, as wide as the font may be', () => {
  const [, narrow = ''] = readFileSync('index.html', 'utf8').split('@media (max-width: 1364.98px)');
  expect(narrow).toMatch(/\.points strong \{[^}]*white-space: nowrap/);
});

test.each([
  [100, '99+', true],
  [99, '99', false],
])(
  'a count of %i is drawn as %s, which stands closer to its icon if it is long',
  async (count, text, many) => {
    await show(<EntryCount count={count} fresh words={[`${count} unread`]} />);
    const mark = document.querySelector<HTMLElement>('[data-ui=count]');
    expect(mark?.textContent).toBe(text);
    expect(mark?.hasAttribute('data-many')).toBe(many);
  },
);
