/** Frames that a row may take to be there: it is drawn after the store has changed. */
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

/** Puts the focus into the first field of a line's edit view, which is about to appear. */
export function focusLine(id: number): void {
  whenThere(
    () => rowOf(id)?.querySelector<HTMLElement>('input, select, textarea'),
    (field) => {
      field.focus({ preventScroll: true });
      rowOf(id)?.scrollIntoView({ block: 'nearest' });
    },
  );
}

/** Puts the focus back on a line's edit button, which is about to appear. */
export function focusEdit(id: number): void {
  whenThere(
    () => rowOf(id)?.querySelector<HTMLElement>('[data-edit]'),
    (button) => button.focus({ preventScroll: true }),
  );
}
