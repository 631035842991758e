import { useLingui } from '@lingui/react/macro';
import type { Work } from '../../../api/works.ts';
import { keyOfWork } from '../work-key.ts';
import styles from './indicators.module.css';

/** Indicators on each side of the current work. */
const AROUND = 3;

/** The indicators of the carousel, outside its slides (CENTER-09): a button for each of the works around. */
export function Indicators({
  works,
  index,
  onChoose,
}: {
  works: readonly Work[];
  index: number;
  onChoose: (work: Work) => void;
}) {
  const { t } = useLingui();
  if (works.length < 2) return null;
  const first = Math.max(0, Math.min(index - AROUND, works.length - 2 * AROUND - 1));
  return (
    <nav className={styles.indicators} aria-label={t`Works around this one`}>
      {works.slice(first, first + 2 * AROUND + 1).map((work, at) => (
        <button
          key={keyOfWork(work)}
          type="button"
          aria-label={work.name}
          aria-current={first + at === index ? 'true' : undefined}
          onClick={() => onChoose(work)}
        />
      ))}
    </nav>
  );
}
