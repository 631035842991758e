import { type FocusEvent, useState } from 'react';
import { type Place, placeOf, type Wall } from './layout.ts';

/** Keeps the focused tile rendered, however far it is scrolled away, so that the keyboard continues from there. */
export function useFocusedTile(wall: Wall, count: number) {
  const [index, setIndex] = useState(-1);
  return {
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const tile = target.closest<HTMLElement>('[data-index]');
        setIndex(Number(tile?.dataset.index ?? -1));
      },
      onBlur: () => setIndex(-1),
    },
    withFocused(places: Place[]): Place[] {
      if (index < 0 || index >= count || places.some((place) => place.index === index)) return places;
      const place = placeOf(wall, index);
      return place ? [...places, place].sort((a, b) => a.index - b.index) : places;
    },
  };
}
