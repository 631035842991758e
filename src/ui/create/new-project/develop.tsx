import { Trans, useLingui } from '@lingui/react/macro';
import { WandSparkles } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { isIdea } from '../../../api/story.ts';
import { points } from '../../../store/account/points.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { signInFirst } from '../../../store/dialogs.ts';
import {
  developing,
  developStory,
  ideaBehind,
  undoDeveloped,
} from '../../../store/film/projects/develop-idea.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { isBuiltIn, writerOf } from '../usual-time.ts';
import styles from './develop.module.css';
import { STORY_ID } from './story.tsx';

/** Develops a short idea into a story or an advert, which the person reads and changes before a film is made of it. Another press writes another one. */
export function Develop() {
  const { t } = useLingui();
  const { story, textType, developed } = useSnapshot(projectForm);
  const { writing } = useSnapshot(developing);
  const { online } = useSnapshot(browser);
  const done = ideaBehind({ story, developed }) !== null;
  if (!(writing || done || isIdea(story))) return null;

  const develop = async () => {
    if (writing || !online) return;
    if (!session.token) {
      signInFirst(() => void develop());
      return;
    }
    try {
      await developStory();
    } catch (error) {
      reportAs(t`Couldn't develop the idea`, error);
    }
  };
  const undo = () => {
    undoDeveloped();
    document.getElementById(STORY_ID)?.focus();
  };
  return (
    <div className={styles.develop}>
      <p role="status">
        {done ? (
          <Made as={developed?.as ?? 'story'} />
        ) : (
          <Trans>A short idea makes a film of only a few shots.</Trans>
        )}
      </p>
      {done && (
        <TextButton onClick={undo}>
          <Trans>Undo</Trans>
        </TextButton>
      )}
      <Button
        size="sm"
        loading={writing}
        disabledReason={!online && t`You're offline`}
        onClick={() => void develop()}
      >
        {!writing && <WandSparkles aria-hidden strokeWidth={1.75} />}
        {done && developed?.as === textType ? (
          <Trans>Another version</Trans>
        ) : textType === 'adv' ? (
          <Trans>Develop into an advert</Trans>
        ) : (
          <Trans>Develop into a story</Trans>
        )}
      </Button>
    </div>
  );
}

function Made({ as }: { as: 'story' | 'adv' }) {
  const { payload } = useSnapshot(points);
  const builtIn = isBuiltIn(writerOf(payload?.providers));
  if (as === 'adv')
    return builtIn ? (
      <Trans>
        The built-in engine turned your idea into an advert of a familiar kind. It claims only what you said.
        Change it as you like.
      </Trans>
    ) : (
      <Trans>Your idea is an advert now. Change it as you like.</Trans>
    );
  return builtIn ? (
    <Trans>
      The built-in engine turned your idea into a story of a familiar shape. Change it as you like.
    </Trans>
  ) : (
    <Trans>Your idea is a story now. Change it as you like.</Trans>
  );
}
