import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { modeOf, VIDEO_MODES, type VideoSubMode } from '../../api/video-modes.ts';
import { points } from '../../store/account/points.ts';
import styles from './mode-panel.module.css';
import { Quiet } from './quiet.tsx';

/** The video modes, and the rows of the chosen one with their costs. The video page and the storyboard show the same. */
export function ModePanel({
  mode,
  subMode,
  leftOut = [],
  onMode,
  onSubMode,
}: {
  mode: string;
  subMode: string;
  /** Rows that are not offered here. */
  leftOut?: readonly string[];
  onMode: (mode: string) => void;
  onSubMode: (subMode: string) => void;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const chosen = modeOf(mode) ?? VIDEO_MODES[0];
  const name = useId();
  return (
    <>
      <fieldset className={styles.modes}>
        <legend className="unseen">{t`Model`}</legend>
        {VIDEO_MODES.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              className="unseen"
              name={`${name}-mode`}
              checked={value === chosen.value}
              onChange={() => onMode(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {payload?.providers?.video === 'built-in engine' && (
        <Quiet small>
          <Trans>
            For now, this studio's built-in engine makes all of them, in the size, length and ratio you
            choose. It paints a scene and sets it in motion; it makes no photographs and no likeness of a
            person.
          </Trans>
        </Quiet>
      )}
      <fieldset className={styles.rows}>
        <legend>{t`${chosen.label}: versions`}</legend>
        {chosen.subModes
          .filter(({ value }) => !leftOut.includes(value))
          .map((row) => (
            <label key={row.value}>
              <input
                type="radio"
                className="unseen"
                name={`${name}-row`}
                checked={row.value === subMode}
                onChange={() => onSubMode(row.value)}
                // the one that is chosen already can be pressed as well, to go on
                onClick={() => row.value === subMode && onSubMode(row.value)}
              />
              <span className={styles.text}>
                <strong>{row.label}</strong>
                <small>
                  <RowFacts row={row} />
                </small>
              </span>
              <RowCost row={row} />
            </label>
          ))}
      </fieldset>
    </>
  );
}

/** What a row makes, and from what. */
function RowFacts({ row }: { row: VideoSubMode }) {
  const { t } = useLingui();
  const { lengths, seconds, resolution, frames, references } = row;
  const facts = [
    lengths ? t`${lengths.join(' / ')} seconds` : t`${seconds} seconds`,
    resolution,
    frames ? (frames.last ? t`first and last frame` : t`first frame`) : '',
    references ? plural(references.most, { one: '# reference', other: 'up to # references' }) : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

function RowCost({ row }: { row: VideoSubMode }) {
  const { t } = useLingui();
  useSnapshot(points);
  if (!points.payload) return null;
  const cost = row.cost(points.payload);
  const more = row.referenceCost?.(points.payload) ?? null;
  if (cost === null) return <em>{t`price unknown`}</em>;
  return (
    <em>
      {plural(cost, { one: '# point', other: '# points' })}
      {more !== null && <small>{t`with references ${more}`}</small>}
    </em>
  );
}
