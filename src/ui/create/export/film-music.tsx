import { Trans, useLingui } from '@lingui/react/macro';
import { Music2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { FILM_MUSIC, FILM_VOLUME } from '../../../api/exports.ts';
import { exportForm, music, takeFilmMusic } from '../../../store/film/export/form.ts';
import { later } from '../../kit/later.ts';
import { Segments } from '../../kit/segments.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { UploadField } from '../../kit/upload-field.tsx';
import { styled } from '../../theme/styled.tsx';
import styles from './film-music.module.css';

const SongDialog = later(styled(() => import('../../kit/song-dialog.tsx')));

/** The music of the film and its volume: composed, a file, one of the member's songs, or none (EXPORT-02). */
export function FilmMusic({
  missing,
  onChange,
}: {
  /** A file is required and was not chosen. */
  missing: boolean;
  onChange: () => void;
}) {
  const { t } = useLingui();
  const form = useSnapshot(exportForm);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Segments
        label={t`Music`}
        value={String(form.music)}
        options={[
          { value: String(FILM_MUSIC.automatic), label: t`Automatic` },
          { value: String(FILM_MUSIC.upload), label: t`My own music` },
          { value: String(FILM_MUSIC.none), label: t`None` },
        ]}
        onChange={(value) => {
          exportForm.music = Number(value) as typeof form.music;
          onChange();
        }}
      />
      {form.music === FILM_MUSIC.upload && (
        <div className={styles.own}>
          <UploadField
            upload={music}
            value={form.audio}
            label={t`Background music`}
            removeLabel={t`Remove the music`}
            missing={missing && form.audio === null && t`Please upload an audio file`}
          />
          <TextButton aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            <Music2 aria-hidden size={15} strokeWidth={1.75} />
            <Trans>From my music</Trans>
          </TextButton>
        </div>
      )}
      {form.music !== FILM_MUSIC.none && (
        <SliderField
          label={t`Volume`}
          {...FILM_VOLUME}
          value={form.volume}
          onValue={(volume) => {
            exportForm.volume = volume;
          }}
        />
      )}
      {choosing && (
        <Suspense fallback={null}>
          <SongDialog onChoose={takeFilmMusic} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
