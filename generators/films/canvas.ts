/** The canvas library, loaded by the first film: it takes 30 MB, and a server that makes none does without. */
export const canvasLibrary = () => import('@napi-rs/canvas');
