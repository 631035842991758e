/** How many frames to wait for a row to appear. */
const PATIENCE = 20;

const whenThere = (
  find: () => HTMLElement | null | undefined,
  then: (element: HTMLElement) => void,
): void => {
  const look = (frame: number): void => {
    const found = find();
    if (found) then(found);
    else if (frame < PATIENCE) requestAnimationFrame(() => look(frame + 1));
  };
  requestAnimationFrame(() => look(0));
};

const rowOf = (id: number) => document.getElementById(`line-${id}`);

/** Focuses the first field of a line's edit view once it appears. */
export function focusLine(id: number): void {
  whenThere(
    () => rowOf(id)?.querySelector<HTMLElement>('input, select, textarea'),
    (field) => {
      field.focus({ preventScroll: true });
      rowOf(id)?.scrollIntoView({ block: 'nearest' });
    },
  );
}

/** Focuses a line's edit button once it appears. */
export function focusEdit(id: number): void {
  whenThere(
    () => rowOf(id)?.querySelector<HTMLElement>('[data-edit]'),
    (button) => button.focus({ preventScroll: true }),
  );
}
