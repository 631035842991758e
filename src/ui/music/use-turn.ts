import { useEffect } from 'react';

/** Hears of something for as long as the component is there. */
export function useTurn<Value>(
  listen: (heard: (value: Value) => void) => () => void,
  heard: (value: Value) => void,
): void {
  useEffect(() => listen(heard), [listen, heard]);
}
