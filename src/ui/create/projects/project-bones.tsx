import { useLingui } from '@lingui/react/macro';

/** The outline of a day while the list is read. */
export function ProjectBones() {
  const { t } = useLingui();
  return (
    <div className="projects" role="status" aria-label={t`Loading`}>
      <i className="bone projects-date-bone" />
      <div className="projects-grid">
        {['a', 'b', 'c', 'd'].map((name) => (
          <div key={name} className="film-card">
            <i className="bone film-picture" />
            <i className="bone film-name-bone" />
          </div>
        ))}
      </div>
    </div>
  );
}
