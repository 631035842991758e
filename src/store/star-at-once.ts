import { tellTabs } from './row-tabs.ts';
import { shownAtOnce } from './shown-at-once.ts';

type Star = 0 | 1;

const starring = shownAtOnce<string, Star>();

/**
 * Stars a row, or takes the star away; it shows at once, and of quick presses the last one counts.
 * @throws what `send` throws; the star is then as the server has it
 */
export const starAtOnce = (
  list: { name: string; patch(id: number, change: { starred: Star }): void },
  id: number,
  starred: Star,
  send: (id: number, starred: Star) => Promise<unknown>,
): Promise<void> =>
  starring(`${list.name}|${id}`, {
    before: starred ? 0 : 1,
    value: starred,
    show: (shown) => list.patch(id, { starred: shown }),
    send: () => send(id, starred),
    onSaved: () => tellTabs(list.name, { kind: 'starred', id, starred }),
  });
