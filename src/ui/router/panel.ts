import { useSearch } from 'wouter';
import { currentHash, navigate } from './hash-location.ts';

/** What lies over the page that is open, named in its query: a link can lead to it, and "back" closes it. */
const NAME = 'panel';

const withPanel = (panel: string | null): string => {
  const [path = '/', query = ''] = currentHash().split('?');
  const parameters = new URLSearchParams(query);
  if (panel) parameters.set(NAME, panel);
  else parameters.delete(NAME);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};

export const openPanel = (panel: string): void => navigate(withPanel(panel));

/** The page stays as it was; no entry is left in the history. */
export const closePanel = (): void => navigate(withPanel(null), { replace: true });

/** The panel that is asked for, null for none. */
export const usePanel = (): string | null => new URLSearchParams(useSearch()).get(NAME);
