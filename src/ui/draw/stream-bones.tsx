import { useLingui } from '@lingui/react/macro';

/** The outline of two records while the first page is read. */
export function StreamBones() {
  const { t } = useLingui();
  return (
    <div className="stream bones" role="status" aria-label={t`Loading`}>
      <div className="stream-fill" />
      {['first', 'second'].map((name) => (
        <div key={name} className="rec">
          <i className="bone bone-words" />
          <div className="shots" data-count="many">
            {['a', 'b', 'c', 'd'].map((tile) => (
              <i key={tile} className="bone shot" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
