import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Publication } from '../../../api/works.ts';
import { PUBLICATION_WORDS } from '../publication-words.ts';
import styles from './state-label.module.css';

/** A work's state. A rejected one gives the reason: on hover, with keyboard focus, or after a tap (CENTER-18). */
export function StateLabel({ publication, reason }: { publication: Publication; reason: string }) {
  const { i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const label = i18n._(PUBLICATION_WORDS[publication]);
  if (publication !== 'rejected' || !reason)
    return (
      <span className={styles.label} data-publication={publication}>
        {label}
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={styles.label}
        data-publication={publication}
        aria-describedby={id}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') setOpen(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') setOpen(false);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        {label}
      </button>
      <span id={id} role="tooltip" className={styles.reason} data-open={open || undefined}>
        {reason}
      </span>
    </>
  );
}
