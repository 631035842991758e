/** The button that plays the film: what gets the focus when a control of the preview is gone. @param within an element of the player */
export const playButton = (within: Element | null): HTMLElement | null =>
  within?.closest('[data-ui=player-part]')?.querySelector<HTMLElement>('[data-ui=stage-bar] button') ?? null;
