import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { makesRatio, makesSeconds } from '../../api/model-limits.ts';
import { modeOf, VIDEO_MODES, type VideoSubMode } from '../../api/video-modes.ts';
import { clipRow, rowAsMade } from '../../store/account/clip-makers.ts';
import { points } from '../../store/account/points.ts';
import styles from './mode-panel.module.css';
import { Quiet } from './quiet.tsx';

/** The video modes, and the rows of the chosen one with their costs. The video page and the storyboard show the same. */
export function ModePanel({
  mode,
  subMode,
  leftOut = [],
  ratio = '',
  onMode,
  onSubMode,
}: {
  mode: string;
  subMode: string;
  /** Rows that are not offered here. */
  leftOut?: readonly string[];
  /** The ratio that clips have to have; rows that do not make it cannot be chosen. */
  ratio?: string;
  onMode: (mode: string) => void;
  onSubMode: (subMode: string) => void;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const chosen = modeOf(mode) ?? VIDEO_MODES[0];
  const name = useId();
  // rows without their own maker
  const ownRows = chosen.subModes.some((row) => !clipRow(payload, chosen.value, row));
  const bound = VIDEO_MODES.some((one) => one.subModes.some((row) => clipRow(payload, one.value, row)));
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
      {payload?.providers?.video === 'built-in engine' && ownRows && (
        <Quiet small>
          {bound ? (
            <Trans>
              The built-in engine makes whatever names no other model: it paints a scene and sets it in
              motion; it makes no photographs and no likeness of a person.
            </Trans>
          ) : (
            <Trans>
              For now, this studio's built-in engine makes all of them, in the size, length and ratio you
              choose. It paints a scene and sets it in motion; it makes no photographs and no likeness of a
              person.
            </Trans>
          )}
        </Quiet>
      )}
      <fieldset className={styles.rows}>
        <legend>{t`${chosen.label}: versions`}</legend>
        {chosen.subModes
          .filter(({ value }) => !leftOut.includes(value))
          .map((row) => ({ row, maker: clipRow(payload, chosen.value, row) }))
          .map(({ row, maker }) => ({ row, off: ratio !== '' && !makesRatio(maker, ratio) }))
          .map(({ row, off }) => (
            <label key={row.value} data-off={off || undefined}>
              <input
                type="radio"
                className="unseen"
                name={`${name}-row`}
                checked={row.value === subMode}
                disabled={off}
                onChange={() => onSubMode(row.value)}
                // the chosen one can be pressed as well, to confirm it
                onClick={() => row.value === subMode && onSubMode(row.value)}
              />
              <span className={styles.text}>
                <strong>{row.label}</strong>
                <small>
                  <RowFacts mode={chosen.value} row={row} />
                </small>
                {off && <small>{t`Doesn't make ${ratio}, this film's ratio`}</small>}
              </span>
              <RowCost row={row} />
            </label>
          ))}
      </fieldset>
    </>
  );
}

/** What a row makes, and what it takes. */
function RowFacts({ mode, row }: { mode: string; row: VideoSubMode }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const maker = clipRow(payload, mode, row);
  const { seconds, resolution, frames, references } = rowAsMade(payload, mode, row);
  const lengths = row.lengths?.filter((one) => makesSeconds(maker, one));
  const facts = [
    maker?.name ?? '',
    lengths && lengths.length > 0 ? t`${lengths.join(' / ')} seconds` : t`${seconds} seconds`,
    resolution,
    frames ? (frames.last ? t`first and last frame` : t`first frame`) : '',
    references ? plural(references.most, { one: '# reference', other: 'up to # references' }) : '',
    maker?.ratios?.join(' ') ?? '',
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
