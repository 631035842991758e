import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import {
  type ClipSettings,
  clipForm,
  ratioOf,
  rowOf,
  secondsOf,
  UPLOAD,
  type UploadType,
} from '../../store/video/clip-form.ts';
import { Quiet } from '../kit/quiet.tsx';
import { RatioShape } from '../kit/ratio-shape.tsx';
import { Segments } from '../kit/segments.tsx';
import styles from './parameter-panel.module.css';

/** Ratio, length, and whether pictures are frames or references, as far as the row has a choice. */
export default function ParameterPanel() {
  const { t } = useLingui();
  const form = useSnapshot(clipForm) as ClipSettings;
  const { mode, row } = rowOf(form);
  const ratio = ratioOf(form);
  const seconds = secondsOf(form);
  return (
    <>
      <fieldset className={styles.ratios}>
        <legend>{t`Ratio`}</legend>
        {mode.ratios.map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="unseen"
              name="video-ratio"
              checked={value === ratio}
              onChange={() => {
                clipForm.ratio = value;
              }}
            />
            <span>
              <RatioShape ratio={value} />
              {value}
            </span>
          </label>
        ))}
      </fieldset>
      {row.lengths ? (
        <Segments
          small
          label={t`Length`}
          value={String(seconds)}
          options={row.lengths.map((value) => ({ value: String(value), label: t`${value} seconds` }))}
          onChange={(value) => {
            clipForm.seconds = Number(value);
          }}
        />
      ) : (
        <Quiet small>{t`This version makes clips of ${seconds} seconds.`}</Quiet>
      )}
      {row.frames && row.references && (
        <Segments
          small
          label={t`Pictures`}
          value={String(form.upload)}
          options={[
            { value: String(UPLOAD.frames), label: t`First and last frame` },
            { value: String(UPLOAD.references), label: t`References` },
          ]}
          onChange={(value) => {
            clipForm.upload = Number(value) as UploadType;
          }}
        />
      )}
    </>
  );
}
