import { type FocusEvent, useState } from 'react';
import { type Place, placeOf, type Wall } from './layout.ts';

/** Keeps the focused tile rendered, however far it is scrolled away, so that the keyboard continues from there. */
export function useFocusedTile(wall: Wall, count: number) {
  const [index, setIndex] = useState(-1);
  const [byKeyboard, setByKeyboard] = useState(false);
  return {
    /** Whether the focus is in the wall and came there by keyboard. */
    byKeyboard,
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const tile = target.closest<HTMLElement>('[data-index]');
        setIndex(Number(tile?.dataset.index ?? -1));
        setByKeyboard(target.matches(':focus-visible'));
      },
      onBlur: () => {
        setIndex(-1);
        setByKeyboard(false);
      },
    },
    withFocused(places: Place[]): Place[] {
      if (index < 0 || index >= count || places.some((place) => place.index === index)) return places;
      const place = placeOf(wall, index);
      return place ? [...places, place].sort((a, b) => a.index - b.index) : places;
    },
  };
}
