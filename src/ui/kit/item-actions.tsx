import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { styled } from '../theme/styled.tsx';
import type { MenuEntry } from './floating-menu.tsx';
import styles from './item-actions.module.css';
import { TileActions, TileButton } from './tile-button.tsx';

const FloatingMenu = lazy(
  styled(async () => ({ default: (await import('./floating-menu.tsx')).FloatingMenu })),
);

/**
 * The actions of a picture or clip, from a table. With a pointer, the first action has its own button, and a menu has them
 * all. On a touch screen only the menu's button is shown, always. A single action needs no
 * menu.
 */
export function ItemActions({
  label,
  actions,
}: {
  /** Names the menu, e.g. `Actions for picture 2`. */
  label: string;
  actions: readonly MenuEntry[];
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first, ...more] = actions;
  if (!first) return null;
  const Icon = first.icon;
  return (
    <TileActions className={styles.group} data-open={open || undefined}>
      <TileButton
        className={more.length > 0 ? styles.first : undefined}
        aria-label={first.label}
        onClick={first.run}
      >
        <Icon aria-hidden size={15} strokeWidth={1.75} />
      </TileButton>
      {more.length > 0 && (
        <TileButton
          id={id}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          <Ellipsis aria-hidden size={16} strokeWidth={1.75} />
        </TileButton>
      )}
      {open && (
        <Suspense fallback={null}>
          <FloatingMenu
            anchor={id}
            label={label}
            placement="bottom-end"
            entries={[...actions]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </TileActions>
  );
}
