import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { Project } from '../../../api/projects.ts';
import type { ProjectPhase } from '../../../store/film/projects/project-view.ts';
import { AddTile } from '../../kit/add-tile.tsx';
import { dayName } from '../../kit/day-name.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

/** One day's projects (PROJ-02). The first group also has the tile for a new project (PROJ-12). */
export function ProjectGroup({
  date,
  projects,
  phaseOf,
  onAdd,
}: {
  date: string;
  projects: readonly Project[];
  phaseOf: (project: Project) => ProjectPhase;
  onAdd: (() => void) | null;
}) {
  const { i18n } = useLingui();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.date}>
        <time dateTime={date}>{dayName(date, i18n.locale, new Date())}</time>
      </h2>
      <ul className={styles.grid}>
        {onAdd && (
          <li>
            <AddTile className={styles.add} onClick={onAdd}>
              <Plus aria-hidden size={22} strokeWidth={1.75} />
              <Trans>New project</Trans>
            </AddTile>
          </li>
        )}
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} phase={phaseOf(project)} />
        ))}
      </ul>
    </section>
  );
}
