import { inThread } from '../in-thread.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { ScriptRequest, TextProvider, WrittenScript } from './texts.ts';

/** Timeout in milliseconds. A story of 5,000 characters takes 0.1 s, one crafted to be slow a few seconds. */
const LONGEST = 30_000;

/**
 * The built-in text engine: rules and word lists for Chinese and English, no model. Its limits are in docs/films.md.
 * @param threadUrl the built `text-thread.js`; each script has its own thread, so that a slow one does not block the server
 */
export const createStudioTexts = ({ threadUrl }: { threadUrl: URL }): TextProvider => ({
  name: BUILT_IN_ENGINE,
  writeScript: (request, { signal }) =>
    inThread<ScriptRequest, WrittenScript>(threadUrl, request, { signal, limit: LONGEST }),
});
