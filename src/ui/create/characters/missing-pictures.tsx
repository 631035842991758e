import { Plural } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { cast } from '../../../store/film/characters/cast.ts';
import { lackingReference } from '../../../store/film/characters/draw-role.ts';
import { formOf, roleForms } from '../../../store/film/characters/role-form.ts';
import { rolesCost } from '../../../store/film/characters/role-models.ts';
import { film } from '../../../store/film/film.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { useLostFocus } from '../../kit/use-lost-focus.ts';
import { useTasks } from '../../kit/use-tasks.ts';
import { needsPictureWords } from '../picture-words.ts';
import { WordsOnly } from '../words-only.tsx';
import styles from './missing-pictures.module.css';
import { roleActions } from './role-actions.ts';

/** Draws a picture of each character that has none, since the storyboard requires one (CHAR-16). */
export function MissingPictures() {
  const { projectId } = useSnapshot(film);
  const roles = useSnapshot(cast).roles as readonly Role[];
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  useSnapshot(roleForms);
  const noteId = useId();
  const [busy, setBusy] = useState(false);
  // the pictures are on their way when the button is gone: they appear on the cards
  const held = useLostFocus(() => document.querySelector<HTMLElement>('[data-ui=role] button'));
  const drawn = new Set(
    useTasks('shot-image', { projectId })
      .filter(({ final }) => final === null)
      .map(({ context }) => context.role_id),
  );
  const missing = roles.filter(({ id, role_img }) => !role_img && !drawn.has(id));
  if (missing.length === 0 && !busy) return null;
  const cost = rolesCost(
    points.payload,
    missing.map((role) => formOf(role).model),
  );
  const lacking = missing.map(lackingReference).find((maker) => maker !== null) ?? null;
  const left = missing.map(formOf).find(({ references }) => references.length > 0);
  const draw = async () => {
    setBusy(true);
    try {
      await roleActions.drawAll(missing);
    } finally {
      setBusy(false);
    }
  };
  return (
    // on a wide screen a single card's own button is next to this one; on a phone it is far below
    <div {...held} className={styles.missing} data-alone={missing.length === 1 || undefined}>
      <p>
        <Plural
          value={missing.length}
          one="# character has no picture yet"
          other="# characters have no picture yet"
        />
      </p>
      {lacking !== null && (
        <Quiet small id={noteId}>
          {needsPictureWords(lacking)}
        </Quiet>
      )}
      {left && <WordsOnly model={left.model} kept />}
      <CostButton
        busy={busy}
        ready={online && !busy && lacking === null}
        {...(lacking !== null && { describedBy: noteId })}
        cost={payload ? cost : undefined}
        onPress={() => void draw()}
      >
        <Plural value={missing.length} one="Draw it" other="Draw them all" />
      </CostButton>
    </div>
  );
}
