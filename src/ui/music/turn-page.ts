type Side = 'form' | 'songs';
type Turn = (side: Side) => void;
const turns = new Set<Turn>();

/** Tells of each turn to one side of the page, which a phone shows alone. @returns ends that */
export function onTurn(turn: Turn): () => void {
  turns.add(turn);
  return () => turns.delete(turn);
}

/** Shows one side of the page on a phone. */
export function turnTo(side: Side): void {
  for (const turn of turns) turn(side);
}
