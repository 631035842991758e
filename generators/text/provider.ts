import { inThread } from '../in-thread.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { ScriptRequest, TextProvider, WrittenScript } from './texts.ts';

/** Milliseconds. A story of 5,000 characters takes a tenth of a second, one that is made to be hard to read a few. */
const LONGEST = 30_000;

/**
 * The built-in text engine: rules and word lists for Chinese and English, no model. What it cannot do is in docs/films.md.
 * @param threadUrl where the built `text-thread.js` lies; each script has a thread of its own, so that a hard one holds up no calls
 */
export const createStudioTexts = ({ threadUrl }: { threadUrl: URL }): TextProvider => ({
  name: BUILT_IN_ENGINE,
  writeScript: (request, { signal }) =>
    inThread<ScriptRequest, WrittenScript>(threadUrl, request, { signal, limit: LONGEST }),
});
