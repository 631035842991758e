import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { film, STEP } from '../../../store/film/film.ts';
import { loadScript } from '../../../store/film/script/script.ts';
import { report } from '../../errors/error-policy.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { goFilm } from '../address.ts';
import { rewrite } from '../rewrite.ts';

const ConfirmDialog = later(() => import('../../kit/confirm-dialog.tsx'));

/** Rewrites the script after a question (SCRIPT-05). The storyboard is updated as after any change of the script. */
export function RewriteFilm() {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { step } = useSnapshot(film);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const { projectId: id, name } = film;
    setBusy(true);
    const begun = await rewrite({ id, name });
    setBusy(false);
    if (!begun || film.projectId !== id) return;
    goFilm(id, STEP.script);
    await loadScript(id).catch((error: unknown) => report(error, { background: true }));
  };
  return (
    <>
      <Button
        variant="quiet"
        size="md"
        loading={busy}
        disabledReason={!online && t`You're offline`}
        onClick={() => setAsked(true)}
      >
        <RotateCw aria-hidden strokeWidth={1.75} />
        <Trans>Rewrite script</Trans>
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t`Rewrite the script?`}
            confirm={t`Rewrite script`}
            onConfirm={() => void run()}
            onClose={() => setAsked(false)}
          >
            <p>
              <Trans>
                The script is written again from your story and replaces this one, including your changes.
              </Trans>
            </p>
            {step === STEP.storyboard && (
              <p>
                <Trans>
                  Your shots stay as they are. When you open the storyboard, you can update them to the new
                  script.
                </Trans>
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
