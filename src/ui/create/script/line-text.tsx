import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { DramaLine } from '../../../api/script.ts';
import type { LineField } from '../../../store/film/script/script-lines.ts';
import { DialogueText } from './dialogue-text.tsx';
import styles from './line-text.module.css';
import { FIELDS } from './line-texts.ts';

const CAMERA = ['shot_type', 'angle', 'move'] as const satisfies LineField[];
const WORDS = ['characters', 'cj_desc', 'hm_desc', 'dialogue'] as const satisfies LineField[];

/** A line's read view. Memoized, so that dragging a row does not render its text again. */
export const LineText = memo(function LineText({ line }: { line: DramaLine }) {
  const { _ } = useLingui();
  const empty = [...CAMERA, ...WORDS].every((field) => !line[field]);
  if (empty)
    return (
      <p className={styles.blank}>
        <Trans>Nothing written yet</Trans>
      </p>
    );
  return (
    <div className={`${styles.columns} ${styles.text}`}>
      <dl className={styles.camera} data-empty={CAMERA.every((field) => !line[field]) || undefined}>
        {CAMERA.filter((field) => line[field]).map((field) => (
          <div key={field}>
            <dt>{_(FIELDS[field].label)}</dt>
            <dd dir="auto">{line[field]}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.words}>
        {WORDS.map((field) => (
          <div key={field} data-field={field} data-empty={!line[field] || undefined}>
            <dt>{_(FIELDS[field].label)}</dt>
            <dd dir="auto">
              {field === 'dialogue' ? <DialogueText dialogue={line.dialogue} /> : line[field]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
