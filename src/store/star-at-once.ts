import { tellTabs } from './row-tabs.ts';

type Star = 0 | 1;

/** Stars a row, or takes the star away; it shows at once. @throws what `send` throws; the star is then as it was */
export async function starAtOnce(
  list: { name: string; patch(id: number, change: { starred: Star }): void },
  id: number,
  starred: Star,
  send: (id: number, starred: Star) => Promise<unknown>,
): Promise<void> {
  list.patch(id, { starred });
  try {
    await send(id, starred);
    tellTabs(list.name, { kind: 'starred', id, starred });
  } catch (error) {
    list.patch(id, { starred: starred ? 0 : 1 });
    throw error;
  }
}
