import type { RouteName } from '../router/routes.ts';

/** Which of its two sides a page shows on a phone, which has room for one. */
export type Side = 'form' | 'list';
type Turn = (side: Side) => void;
const turns = new Map<RouteName, Turn>();

/** Registers a listener for switches to a side of a page. @returns unregisters it */
export function onTurn(page: RouteName, turn: Turn): () => void {
  turns.set(page, turn);
  return () => {
    if (turns.get(page) === turn) turns.delete(page);
  };
}

/** Shows one side of a page on a phone. */
export const turnTo = (page: RouteName, side: Side): void => turns.get(page)?.(side);
