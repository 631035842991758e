/** Whether somebody came to this page by Back or Forward, in browsers that tell it (the Navigation API). */
let traversed = false;

(globalThis as unknown as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
  const { navigationType } = event as Event & { navigationType: string };
  // an address that is only written more exactly is the same visit
  if (navigationType !== 'replace') traversed = navigationType === 'traverse';
});

/** Whether the last navigation went through the browser's history. */
export const cameBack = (): boolean => traversed;
