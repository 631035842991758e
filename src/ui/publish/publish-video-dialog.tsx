import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { closeDialog } from '../../store/dialogs.ts';
import { filmUpload } from '../../store/works/film-state.ts';
import { publishedFilm, restoreFilm } from '../../store/works/film-upload.ts';
import {
  aboutOf,
  type MadeVideo,
  missingOf,
  openVideoForm,
  publishVideo,
  videoForm,
} from '../../store/works/publish-video.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { FilmField } from '../kit/film-field.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { go } from '../router/go.ts';
import { AuthorField } from './author-field.tsx';
import styles from './publish-video-dialog.module.css';
import { sendWork } from './send-work.ts';
import { VideoCover } from './video-cover.tsx';
import { WhoSees } from './who-sees.tsx';
import { WorkFields } from './work-fields.tsx';

const WHY_ID = 'publish-video-why';
/** Milliseconds until the square is shown after a success (PUB-17). */
const TO_SQUARE = 1000;

/** Publishes a video: one from this device, which may still be uploading, or a clip that the studio made. */
export default function PublishVideoDialog({ made }: { made: MadeVideo | null }) {
  const { t } = useLingui();
  const fields = useSnapshot(videoForm.fields);
  const film = useSnapshot(filmUpload);
  const { phase: coverPhase } = useSnapshot(videoForm.cover.state);
  const { online } = useSnapshot(browser);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void openVideoForm(made);
    if (!made) void restoreFilm();
  }, [made]);

  const missing = missingOf(fields, film, made);
  const arriving = !made && film.phase !== 'none' && film.phase !== 'arrived';
  const percent = film.size > 0 ? Math.floor((film.sent / film.size) * 100) : 0;
  const why = () => {
    if (!online) return t`You're offline`;
    if (coverPhase === 'uploading') return t`The cover is still uploading`;
    if (arriving) return t`You can publish as soon as the video has arrived: ${percent} %`;
    return null;
  };

  const publish = async () => {
    setAsked(true);
    // the current values: a press may come before the last keystroke is rendered
    if (missingOf(videoForm.fields, filmUpload, made).length > 0) return;
    setBusy(true);
    const name = videoForm.fields.title.trim();
    if (await sendWork(() => publishVideo(made), name)) {
      const { hash } = location;
      // unless the person goes elsewhere first
      setTimeout(() => location.hash === hash && go('square'), TO_SQUARE);
    }
    setBusy(false);
  };

  return (
    <SheetDialog title={t`Publish a video`} size="lg" drafted onClose={closeDialog}>
      <DialogForm
        submit={<Trans>Publish</Trans>}
        dismiss={<Trans>Not now</Trans>}
        busy={busy}
        // until the draft is here, the form is about nothing
        blocked={why() !== null || fields.worksId !== aboutOf(made)}
        describedBy={WHY_ID}
        onSubmit={() => void publish()}
      >
        <div className={styles.columns}>
          <div>
            {!made && (
              <FilmField
                upload={publishedFilm}
                use="workVideo"
                label={t`Video`}
                missing={asked && missing.includes('video') ? t`Choose a video` : ''}
                arrived={t`ready to publish`}
              />
            )}
            {(made || film.phase !== 'none') && (
              <VideoCover made={made} missing={asked && missing.includes('cover')} />
            )}
          </div>
          <div>
            <WorkFields form={videoForm} missing={asked} rows={5} onTitle={() => setAsked(false)} />
            <AuthorField form={videoForm} />
          </div>
        </div>
        <WhoSees>
          <Trans>Publish only what is yours to share.</Trans>
        </WhoSees>
        <StatusLine id={WHY_ID}>{why()}</StatusLine>
      </DialogForm>
    </SheetDialog>
  );
}
