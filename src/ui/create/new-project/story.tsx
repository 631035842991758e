import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PROJECT_LIMITS } from '../../../api/projects.ts';
import { projectForm, storyTooShort } from '../../../store/film/projects/project-form.ts';
import styles from './story.module.css';

export const STORY_ID = 'film-story';
const { storyMin, storyMax } = PROJECT_LIMITS;

/** The story with its counter (PROJ-20); too short a one is told when the field is left (PROJ-22). */
export function Story({ missing, onType }: { missing: boolean; onType: () => void }) {
  const { t, i18n } = useLingui();
  // sync: a controlled box that renders late would move the caret
  const { story } = useSnapshot(projectForm, { sync: true });
  const [left, setLeft] = useState(false);
  const note = useId();
  const count = useId();
  const wrong = (left && storyTooShort(story)) || (missing && [...story.trim()].length < storyMin);
  const used = i18n.number(story.length);
  const most = i18n.number(storyMax);
  return (
    <div className={styles.story} data-wrong={wrong || undefined}>
      <label htmlFor={STORY_ID}>
        <Trans>Story</Trans>
      </label>
      <textarea
        id={STORY_ID}
        rows={5}
        maxLength={storyMax}
        value={story}
        aria-invalid={wrong}
        aria-describedby={`${note} ${count}`}
        placeholder={t`Who is it about, what happens, how does it end?`}
        onChange={(event) => {
          projectForm.story = event.target.value;
          setLeft(false);
          onType();
        }}
        onBlur={() => setLeft(true)}
      />
      <div>
        <p id={note} role="alert">
          {wrong && t`Story must have ${storyMin} to ${storyMax} characters`}
        </p>
        <output id={count} htmlFor={STORY_ID}>
          {used} / {most}
        </output>
      </div>
    </div>
  );
}
