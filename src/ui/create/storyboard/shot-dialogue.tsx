import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { EMPTY_SCENE } from '../../../api/dialogue.ts';
import type { Shot } from '../../../api/shot.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { dialogueOf, narratorIn, setDialogue } from '../../../store/film/storyboard/dialogue.ts';
import { saveEdits } from '../../../store/film/storyboard/save-edits.ts';
import { report } from '../../errors/error-policy.ts';
import { FullNote } from '../../kit/full-note.tsx';
import { later } from '../../kit/later.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { useBoxText } from '../../kit/use-box-text.ts';
import styles from './box.module.css';
import { TextConflict } from './text-conflict.tsx';
import { useTypedText } from './use-shot-text.ts';

const ConfirmDialog = later(() => import('../../kit/confirm-dialog.tsx'));
const LIMIT = 2000;

/** The speaker and the dialogue of the shot (BOARD-80 to 83). */
export function ShotDialogue({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { roles } = useSnapshot(board);
  useTypedText(shot, 'drama_dialogue');
  const [asking, setAsking] = useState(false);
  const { role, text } = dialogueOf(shot);
  const words = useRef<HTMLTextAreaElement>(null);
  useBoxText(words, text);
  const save = () => void saveEdits().catch((error: unknown) => report(error, { background: true }));
  const choose = (chosen: string) => {
    if (chosen === EMPTY_SCENE && text !== '') setAsking(true);
    else setDialogue(shot, { role: chosen, text });
  };
  return (
    <section
      data-ui="shot-text"
      className={`${styles.box} ${styles.field} ${styles.speech}`}
      aria-label={t`Dialogue`}
    >
      <SelectField
        label={t`Dialogue`}
        value={role}
        options={[
          { value: EMPTY_SCENE, label: t`Empty Scene` },
          { value: narratorIn({ role, text }), label: t`Narrator` },
          ...roles.filter(({ name }) => name.trim() !== '').map(({ name }) => ({ value: name, label: name })),
        ]}
        onValue={choose}
      />
      <textarea
        ref={words}
        rows={1}
        dir="auto"
        aria-label={t`Words of the dialogue`}
        placeholder={t`What is said in this shot`}
        maxLength={LIMIT}
        onChange={({ target }) => setDialogue(shot, { role, text: target.value })}
        onBlur={save}
      />
      <FullNote text={text} most={LIMIT} />
      <TextConflict shot={shot} field="drama_dialogue" />
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            title={t`Nobody speaks in this shot?`}
            confirm={t`Clear the words`}
            danger
            onConfirm={() => {
              setDialogue(shot, { role: EMPTY_SCENE, text: '' });
              save();
            }}
            onClose={() => setAsking(false)}
          >
            <p>
              <Trans>The words of the dialogue are cleared. You can undo this.</Trans>
            </p>
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}
