import { within } from '@testing-library/react';

/** The names of all buttons in these cards, as a screen reader says them. */
export const buttonNames = (cards: readonly HTMLElement[]): string[] =>
  cards.flatMap((card) =>
    within(card)
      .getAllByRole('button', { hidden: true })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
