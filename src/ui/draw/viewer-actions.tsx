import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { menuOf } from '../kit/floating-frame.tsx';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { type PictureEntry, pictureActions } from './picture-actions.ts';
import styles from './viewer.module.css';

/** The picture's actions, from the same table as its tile's. */
export function ViewerActions({
  picture,
  onLeave,
}: {
  picture: DrawnPicture;
  /** Closes the view, and does this then. */
  onLeave: (then: () => void) => void;
}) {
  const { t } = useLingui();
  // prices and what is possible
  useSnapshot(points);
  useSnapshot(browser);
  const id = useId();
  const [open, setOpen] = useState(false);
  const number = picture.index + 1;
  const inView = ({ leaves, run, ...entry }: PictureEntry) => ({
    ...entry,
    run: leaves ? () => onLeave(run) : run,
  });
  const entries = pictureActions(picture).map(inView);
  const label = t`Actions for picture ${number}`;
  return (
    <>
      {entries
        .filter(({ quick, blocked }) => quick && !blocked)
        .map(({ value, label: name, end, icon: Icon, run }) => (
          <button
            key={value}
            type="button"
            className={styles.quick}
            data-value={value}
            aria-label={name}
            title={end ? `${name} · ${end}` : name}
            onClick={run}
          >
            <Icon aria-hidden size={19} strokeWidth={1.75} />
          </button>
        ))}
      <button
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuOf(id) : undefined}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {open && (
        <FloatingMenu
          anchor={id}
          label={label}
          placement="bottom-end"
          entries={entries}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
