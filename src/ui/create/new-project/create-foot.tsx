import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { CREATION } from '../../../api/projects.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { creating } from '../../../store/film/projects/project-create.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { StickyFoot } from '../../kit/sticky-foot.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { isBuiltIn, usualTime, writerOf } from '../usual-time.ts';
import styles from './create-foot.module.css';

const ABOUT_ID = 'new-film-about';

/** Who writes the script, how long it takes, the state of the submit, and the two buttons (PROJ-29, PROJ-32). */
export function CreateFoot() {
  const { state } = useSnapshot(creating);
  const { online } = useSnapshot(browser);
  const busy = isSubmitting(state);
  return (
    <StickyFoot>
      <div className={styles.foot}>
        <SubmitStatus id={ABOUT_ID} state={state} kind="project" place={{ script_id: null }}>
          <About />
        </SubmitStatus>
        <DialogDismiss />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          aria-describedby={ABOUT_ID}
          blocked={!online}
          loading={busy}
        >
          {!busy && <Sparkles aria-hidden strokeWidth={1.9} />}
          <Trans>Create</Trans>
        </Button>
      </div>
    </StickyFoot>
  );
}

function About() {
  const { i18n } = useLingui();
  const { method } = useSnapshot(projectForm);
  const { payload } = useSnapshot(points);
  const writer = writerOf(payload?.providers);
  const usual = i18n._(usualTime(payload?.providers));
  if (method === CREATION.blank) return <Trans>Opens an empty storyboard right away.</Trans>;
  if (method === CREATION.file)
    return (
      <Trans>
        A table with the template's columns becomes shots as it is. Other text is made into shots: {usual}.
      </Trans>
    );
  if (isBuiltIn(writer))
    return (
      <Trans>
        Script by the built-in engine: it splits your story into shots and doesn't invent a plot; {usual}.
      </Trans>
    );
  if (writer)
    return (
      <Trans>
        Script by {writer}; {usual}.
      </Trans>
    );
  return <Trans>Writing the script: {usual}.</Trans>;
}
