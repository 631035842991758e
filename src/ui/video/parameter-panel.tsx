import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { makesRatio, makesSeconds } from '../../api/model-limits.ts';
import { points } from '../../store/account/points.ts';
import {
  type ClipSettings,
  clipForm,
  makerOf,
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

/** Ratio, length, and whether pictures are frames or references, if the row has a choice. */
export default function ParameterPanel() {
  const { t } = useLingui();
  const form = useSnapshot(clipForm) as ClipSettings;
  const { mode, row } = rowOf(form);
  const ratio = ratioOf(form);
  const seconds = secondsOf(form);
  // the options of a model's row come with the points answer
  useSnapshot(points);
  const maker = makerOf(form);
  const made = mode.ratios.filter((value) => makesRatio(maker, value));
  const limited = made.length < mode.ratios.length;
  const lengths = (row.lengths ?? []).filter((value) => makesSeconds(maker, value));
  const note = useId();
  return (
    <>
      <fieldset className={styles.ratios}>
        <legend>{t`Ratio`}</legend>
        {mode.ratios.map((value) => (
          <label key={value} data-off={!makesRatio(maker, value) || undefined}>
            <input
              type="radio"
              className="unseen"
              name="video-ratio"
              checked={value === ratio}
              disabled={!makesRatio(maker, value)}
              aria-describedby={limited ? note : undefined}
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
      {maker && limited && (
        <Quiet small id={note}>
          <Trans>
            {maker.name} makes {made.join(' / ')} only.
          </Trans>
        </Quiet>
      )}
      {lengths.length > 1 ? (
        <Segments
          small
          label={t`Length`}
          value={String(seconds)}
          options={lengths.map((value) => ({ value: String(value), label: t`${value} seconds` }))}
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
