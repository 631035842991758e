/** Provider name of the built-in engine's results. */
export const BUILT_IN_ENGINE = 'built-in engine';
