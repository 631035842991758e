/** What a result of this engine is called wherever it is shown. */
export const BUILT_IN_ENGINE = 'built-in engine';
