import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is loaded on demand. */
export type LaterPage = ComponentType & {
  /** Loads the code ahead of its first use. @throws if that fails */
  load(): Promise<unknown>;
};

/**
 * Makes a page whose code is loaded when it is first shown. Loaded code is rendered at once, where
 * React's `lazy` would show a placeholder for at least 300 ms.
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
    // fixed while it is shown: switching between the two would lose its state
    const [Shown] = useState<ComponentType>(() => here ?? Lazy);
    return <Shown />;
  }
  return Object.assign(Page, { load: fetch });
}
