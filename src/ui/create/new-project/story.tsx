import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { PROJECT_LIMITS } from '../../../api/projects.ts';
import { storyProblem } from '../../../api/story.ts';
import { projectForm, storyWarning } from '../../../store/film/projects/project-form.ts';
import { CountedField } from '../../kit/counted-field.tsx';

export const STORY_ID = 'film-story';
const { storyMin, storyMax } = PROJECT_LIMITS;

/** The story with its counter (PROJ-20). Leaving the field with too short a story shows a warning (PROJ-22). */
export function Story({ missing, onType }: { missing: boolean; onType: () => void }) {
  const { t } = useLingui();
  // sync: a controlled field that renders late moves the caret
  const { story } = useSnapshot(projectForm, { sync: true });
  const [left, setLeft] = useState(false);
  const wrong = missing ? storyProblem(story) : left ? storyWarning(story) : null;
  return (
    <CountedField
      id={STORY_ID}
      label={t`Story`}
      value={story}
      max={storyMax}
      rows={5}
      placeholder={t`Who is it about, what happens, how does it end?`}
      error={
        wrong === 'length'
          ? t`Story must have ${storyMin} to ${storyMax} characters`
          : wrong === 'words'
            ? t`The story needs a few words: say what happens`
            : ''
      }
      onValue={(value) => {
        projectForm.story = value;
        setLeft(false);
        onType();
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
