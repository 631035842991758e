import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { DramaLine } from '../../../api/script.ts';
import { browser } from '../../../store/browser.ts';
import { film, STEP } from '../../../store/film/film.ts';
import { leaveLineVoices } from '../../../store/film/script/line-voice.ts';
import { script } from '../../../store/film/script/script.ts';
import { lineEdits } from '../../../store/film/script/script-edits.ts';
import { Button } from '../../kit/button.tsx';
import { UndrawnInFilm } from '../../kit/undrawn-note.tsx';
import { useUndrawnInFilm } from '../use-undrawn-in-film.ts';
import { FileNotes } from './file-notes.tsx';
import lineStyles from './line.module.css';
import { Line } from './line.tsx';
import { addLineAtEnd } from './line-actions.ts';
import lineTextStyles from './line-text.module.css';
import { FIELDS } from './line-texts.ts';
import styles from './lines.module.css';
import { SheetMenu } from './sheet-menu.tsx';
import { SortableLines } from './sortable-lines.tsx';

const HEAD = ['characters', 'cj_desc', 'hm_desc', 'dialogue'] as const;

/** The script as a table of shots: columns on wide screens, cards on phones (SCRIPT-07). */
export default function Lines({ lines }: { lines: readonly DramaLine[] }) {
  const { t, i18n } = useLingui();
  const { online } = useSnapshot(browser);
  const { byId } = useSnapshot(lineEdits);
  const { reached } = useSnapshot(film);
  useEffect(() => leaveLineVoices, []);
  return (
    <div className={styles.script}>
      <div className={styles.head}>
        <h2>
          {lines.length === 0 ? (
            <Trans>Script</Trans>
          ) : (
            plural(lines.length, { one: '# shot', other: '# shots' })
          )}
        </h2>
        <SheetMenu empty={lines.length === 0} />
      </div>
      <FileNotes />
      <Undrawn lines={lines} />
      {lines.length > 0 && (
        <div className={`${lineStyles.line} ${lineStyles.tableHead}`} aria-hidden>
          <span />
          <div className={lineTextStyles.columns}>
            <span>
              <Trans>Shot</Trans>
            </span>
            {HEAD.map((field) => (
              <span key={field}>{i18n._(FIELDS[field].label)}</span>
            ))}
          </div>
        </div>
      )}
      {lines.length === 0 && (
        <p className={styles.empty}>
          {reached === STEP.storyboard ? (
            <Trans>
              This film has no script, only the shots of its storyboard. If you add a shot here, the
              storyboard offers to take it over.
            </Trans>
          ) : (
            <Trans>No shots yet. Add one and describe what the camera sees.</Trans>
          )}
        </p>
      )}
      <SortableLines lines={lines}>
        {lines.map((line, index) => (
          <Line key={line.id} line={line} index={index} of={lines.length} editing={line.id in byId} />
        ))}
      </SortableLines>
      <Button
        className={styles.add}
        variant="secondary"
        size="md"
        disabledReason={!online && t`You're offline`}
        onClick={() => void addLineAtEnd()}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        <Trans>Add a shot</Trans>
      </Button>
    </div>
  );
}

/** What the film's pictures will not show, before points are taken for them. */
function Undrawn({ lines }: { lines: readonly DramaLine[] }) {
  const { projectId } = useSnapshot(film);
  const { version } = useSnapshot(script);
  const undrawn = useUndrawnInFilm(projectId, 'script', version);
  return <UndrawnInFilm undrawn={undrawn} ids={lines.map(({ id }) => id)} />;
}
