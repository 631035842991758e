/** The provider named on this engine's results. */
export const BUILT_IN_ENGINE = 'built-in engine';
