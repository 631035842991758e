import { Trans } from '@lingui/react/macro';
import type { Shot } from '../../../api/shot.ts';
import { edits, keepMine, type ShotField, takeTheirs } from '../../../store/film/storyboard/edits.ts';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './text-conflict.module.css';
import { useEdits } from './use-shot-text.ts';

/** A conflict: a text was changed here and elsewhere. Shows the other version, and lets the person choose. */
export function TextConflict({ shot: { id }, field }: { shot: Pick<Shot, 'id'>; field: ShotField }) {
  const theirs = useEdits(() => edits.conflicts[id]?.[field]);
  if (theirs === undefined) return null;
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <Trans>This text was also changed elsewhere. Yours is not saved yet. The other version:</Trans>
      </p>
      <blockquote>{theirs || <Trans>Empty</Trans>}</blockquote>
      <div>
        <TextButton onClick={() => keepMine(id, field)}>
          <Trans>Keep mine</Trans>
        </TextButton>
        <TextButton onClick={() => takeTheirs(id, field)}>
          <Trans>Use the other</Trans>
        </TextButton>
      </div>
    </div>
  );
}
