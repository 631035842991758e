/** Tiles used again: while the wall scrolls, the element of a work that left shows one that arrives. */

/** An element of the wall, by a number that it keeps, and the key of the work that it shows. */
export interface Slot {
  id: number;
  key: string;
}

/**
 * Gives each key a slot: the one it has, else that of a key that is gone, else a new one.
 * @param before in their order in the DOM, which stays: moving an element costs as much as a new one
 * @param keys distinct keys
 */
export function assignSlots(before: readonly Slot[], keys: readonly string[]): Slot[] {
  const held = new Set(before.map(({ key }) => key));
  const wanted = new Set(keys);
  const arriving = keys.filter((key) => !held.has(key)).reverse();
  const slots: Slot[] = [];
  for (const slot of before) {
    const key = wanted.has(slot.key) ? slot.key : arriving.pop();
    if (key !== undefined) slots.push(key === slot.key ? slot : { id: slot.id, key });
  }
  let id = Math.max(-1, ...before.map((slot) => slot.id));
  for (const key of arriving.reverse()) {
    id += 1;
    slots.push({ id, key });
  }
  return slots;
}

/** Slots in the order of their keys. */
export function sortSlots(slots: readonly Slot[], keys: readonly string[]): Slot[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  return [...slots].sort((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}
