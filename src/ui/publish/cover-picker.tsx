import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Cover, coverAddress, type PublishForm } from '../../store/works/publish-form.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { FileButton } from '../kit/file-button.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { safeAddress } from '../kit/safe-address.ts';
import { StatusLine } from '../kit/status-line.tsx';
import { uploadHint, uploadProblem } from '../kit/upload-words.ts';
import styles from './cover-picker.module.css';
import { FramePicker } from './frame-picker.tsx';

/** The sources of a cover. */
export interface CoverSources {
  /** Width to height, e.g. `16:9`. */
  ratio: string;
  /** Addresses; empty where there is none. */
  video: string;
  poster: string;
  picture: string;
}

/** The cover: the film's own, a picture of its project, a frame of the film, or an uploaded picture (PUB-02, PUB-06, PUB-07). */
export function CoverPicker({
  form,
  work,
  filmLabel,
  note,
}: {
  form: PublishForm;
  work: CoverSources;
  /** The name of the initial cover. */
  filmLabel: string;
  /** The cover's error message; empty if there is none. */
  note?: string;
}) {
  const { t } = useLingui();
  const { cover, own } = useSnapshot(form.fields);
  const { phase, progress, preview, problem } = useSnapshot(form.cover.state);
  const [picking, setPicking] = useState(false);
  const uploading = phase === 'uploading';
  const percent = Math.round((progress ?? 0) * 100);
  const take = (file: File) => form.cover.take(file).catch(report);
  const choose = (chosen: Cover) => {
    form.fields.cover = chosen;
    setPicking(false);
  };
  const address = coverAddress({ cover, own }, work);
  const shown = uploading || (cover === 'own' && preview) ? preview : mediaOf(address, 1280);
  const video = safeAddress(work.video);
  // what a file may be is of interest to those who choose one
  const mayUpload = cover === 'own' || address === '';
  const choices = [
    { cover: 'film', label: filmLabel, there: work.poster !== '' },
    { cover: 'project', label: t`Project's picture`, there: work.picture !== '' },
    { cover: 'own', label: t`Your picture`, there: own !== null },
  ] as const;
  return (
    <fieldset className={styles.cover}>
      <legend>
        <Trans>Cover</Trans>
      </legend>
      <div className={styles.picture} style={{ aspectRatio: work.ratio.replace(':', ' / ') }}>
        {picking && video ? (
          <FramePicker
            video={video}
            onFrame={(file) => {
              setPicking(false);
              void take(file);
            }}
          />
        ) : (
          shown && <img src={shown} alt={t`Cover`} />
        )}
      </div>
      <div className={styles.choices}>
        {choices
          .filter(({ there }) => there)
          .map(({ cover: name, label }) => (
            <Button
              key={name}
              size="sm"
              variant={cover === name && !picking ? 'soft' : 'quiet'}
              aria-pressed={cover === name && !picking}
              onClick={() => choose(name)}
            >
              {label}
            </Button>
          ))}
        {video && (
          <Button size="sm" variant="quiet" aria-pressed={picking} onClick={() => setPicking(!picking)}>
            <Trans>Pick a frame</Trans>
          </Button>
        )}
        <FileButton use={form.cover.use} label={t`Upload a cover`} onFile={(file) => void take(file)}>
          {(button) => (
            <Button {...button} size="sm" variant="quiet">
              {uploading ? t`Uploading ${percent} %` : t`Upload`}
            </Button>
          )}
        </FileButton>
      </div>
      <StatusLine bad={Boolean(problem || note)} urgent={Boolean(problem || note)}>
        {problem ? uploadProblem(form.cover.use, problem) : note || (mayUpload && uploadHint(form.cover.use))}
      </StatusLine>
    </fieldset>
  );
}
