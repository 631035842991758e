import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { LINE_FIELDS } from '../../../api/script.ts';
import { browser } from '../../../store/browser.ts';
import { script } from '../../../store/film/script/script.ts';
import { lineEdits } from '../../../store/film/script/script-edits.ts';
import { isChanged } from '../../../store/film/script/script-lines.ts';
import { Button } from '../../kit/button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { closeLine, storeLine } from './line-actions.ts';
import styles from './line-editor.module.css';
import { LineInput } from './line-input.tsx';

/** A line's edit view. Ctrl or ⌘ with Enter saves; Escape closes it if nothing was changed. */
export function LineEditor({ id, number }: { id: number; number: number }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (online) void storeLine(id);
    }
    const [edit, line] = [lineEdits.byId[id], script.lines.find((one) => one.id === id)];
    if (event.key === 'Escape' && edit && line && !isChanged(edit, line)) closeLine(id);
  };
  return (
    <form
      className={styles.editor}
      aria-label={t`Edit shot ${number}`}
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (online) void storeLine(id);
      }}
    >
      {LINE_FIELDS.map((field) => (
        <LineInput key={field} id={id} field={field} />
      ))}
      <div className={styles.save}>
        {!online && (
          <Quiet role="status">
            <Trans>You're offline. Your text is kept here and can be saved when you're back online.</Trans>
          </Quiet>
        )}
        <Button variant="secondary" size="sm" onClick={() => closeLine(id)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" size="sm" aria-disabled={!online}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
