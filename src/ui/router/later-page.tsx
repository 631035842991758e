import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes later. */
export type LaterPage = ComponentType & {
  /** Fetches the code ahead of its first showing. @throws when it cannot be had */
  load(): Promise<unknown>;
};

/**
 * Makes a page of code that is loaded when it is first shown. Code that is already here shows in the same render, where
 * React's own `lazy` would put up a placeholder and then keep it for 300 ms.
 */
export function laterPage(load: () => Promise<{ default: ComponentType }>): LaterPage {
  let here: ComponentType | null = null;
  const fetch = async () => {
    const found = await load();
    here = found.default;
    return found;
  };
  const Lazy = lazy(fetch);
  function Page() {
    // one of the two for as long as it is shown: a change between them would throw its state away
    const [Shown] = useState<ComponentType>(() => here ?? Lazy);
    return <Shown />;
  }
  return Object.assign(Page, { load: fetch });
}
