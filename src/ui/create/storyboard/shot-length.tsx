import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SHOT_SECONDS, type Shot } from '../../../api/shot.ts';
import { setShotLength } from '../../../store/film/storyboard/shots.ts';
import { reportAs } from '../../errors/report-as.ts';
import { SelectField } from '../../kit/select-field.tsx';

/** The offered lengths, in seconds. */
const CHOICES = [2, 3, 4, 5, 6, 8, 10, 15, 20, SHOT_SECONDS.max];

/** The shot's minimum length. Its narration is never cut. */
export function ShotLength({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { seconds } = shot;
  // other servers store no lengths
  if (seconds === undefined) return null;
  const choices = seconds === SHOT_SECONDS.automatic ? CHOICES : [...new Set([...CHOICES, seconds])];
  return (
    <SelectField
      label={t`Length`}
      value={String(seconds)}
      options={[
        { value: String(SHOT_SECONDS.automatic), label: t`As long as needed` },
        ...choices
          .sort((a, b) => a - b)
          .map((value) => ({
            value: String(value),
            label: plural(value, { one: '# second', other: '# seconds' }),
          })),
      ]}
      onValue={(value) =>
        void setShotLength(shot, Number(value)).catch((error: unknown) =>
          reportAs(t`Couldn't save the length`, error),
        )
      }
    />
  );
}
