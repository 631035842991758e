import { useLingui } from '@lingui/react/macro';

/** The outline of a few lines while the script is read. */
export function LineBones() {
  const { t } = useLingui();
  return (
    <div className="script" role="status" aria-label={t`Loading`}>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <i key={name} className="bone line-bone" />
      ))}
    </div>
  );
}
