import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Suspense, useId } from 'react';
import { styled } from '../theme/styled.tsx';
import type { MenuEntry } from './floating-menu.tsx';
import styles from './item-actions.module.css';
import { later } from './later.ts';
import { TileActions, TileButton } from './tile-button.tsx';

const FloatingMenu = later(
  styled(async () => ({ default: (await import('./floating-menu.tsx')).FloatingMenu })),
);

/**
 * The actions of a picture or clip, from a table. With a pointer, the quick ones have their own buttons, and a menu has them
 * all. On a touch screen only the menu's button is shown, always.
 */
export function ItemActions({
  label,
  of,
  actions,
  most,
  look = 'over',
  tabIndex,
  head,
  open,
  onOpen,
}: {
  /** Names the menu, e.g. `Actions for picture 2`. */
  label: string;
  /** What they are of, e.g. `picture 2`: many buttons for the same stand on one page. */
  of: string;
  /** Read again at each opening, so that costs and reasons are those of now. */
  actions: () => readonly MenuEntry[];
  /** The maximum number of quick actions with their own button; all without it. */
  most?: number | undefined;
  /** `quiet`: they are on the page, not over a picture. */
  look?: 'over' | 'quiet';
  /** -1 where arrow keys move to the tile first. */
  tabIndex?: number | undefined;
  /** Rendered above the menu's entries, e.g. who made it. */
  head?: string | undefined;
  /** Whether the menu is open; a long press on the tile may open it, too. */
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const entries = actions();
  const quick = entries.filter((entry) => entry.quick && !entry.blocked).slice(0, most);
  return (
    <TileActions className={styles.group} data-open={open || undefined}>
      {quick.map(({ value, label: name, quickName = t`${name}: ${of}`, end, icon: Icon, run }) => (
        <TileButton
          key={value}
          look={look}
          tabIndex={tabIndex}
          className={styles.quick}
          aria-label={quickName}
          title={end ? `${name} · ${end}` : name}
          onClick={run}
        >
          <Icon aria-hidden size={15} strokeWidth={1.75} />
        </TileButton>
      ))}
      <TileButton
        id={id}
        look={look}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onClick={() => onOpen(true)}
      >
        <Ellipsis aria-hidden size={16} strokeWidth={1.75} />
      </TileButton>
      {open && (
        <Suspense fallback={null}>
          <FloatingMenu
            anchor={id}
            label={label}
            placement="bottom-end"
            entries={entries}
            head={head && <p className={styles.head}>{head}</p>}
            onClose={() => onOpen(false)}
          />
        </Suspense>
      )}
    </TileActions>
  );
}
