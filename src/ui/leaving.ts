/**
 * Whether this page is being left. Firefox and Safari end its requests as soon as the next page is asked for, which may take seconds to
 * come: what fails then is not lost, and a reload would take the person back from where they go.
 */

/** Milliseconds after which a page that is still here was not left, as after a download or a click on Stop. */
const AT_MOST = 30_000;

let since = Number.NEGATIVE_INFINITY;
addEventListener('beforeunload', () => {
  since = performance.now();
});
// back from the browser's memory of pages
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) since = Number.NEGATIVE_INFINITY;
});

export const isLeaving = (): boolean => performance.now() - since < AT_MOST;
