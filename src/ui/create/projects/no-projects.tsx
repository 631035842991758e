import { Trans } from '@lingui/react/macro';
import { Clapperboard, ListVideo, PenLine, Plus } from 'lucide-react';
import './no-projects.css';

/** What an empty list teaches: the way from a story to a film (PROJ-11). */
export function NoProjects({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="no-projects">
      <div className="no-projects-art" aria-hidden>
        <i />
        <i />
        <i />
      </div>
      <h2>
        <Trans>Tell a story, get a film</Trans>
      </h2>
      <ol>
        <li>
          <PenLine aria-hidden strokeWidth={1.75} />
          <span>
            <Trans>Write a few sentences. They become a script of shots that you can edit.</Trans>
          </span>
        </li>
        <li>
          <ListVideo aria-hidden strokeWidth={1.75} />
          <span>
            <Trans>Each shot gets its picture, its clip and its voice.</Trans>
          </span>
        </li>
        <li>
          <Clapperboard aria-hidden strokeWidth={1.75} />
          <span>
            <Trans>Export everything as one film.</Trans>
          </span>
        </li>
      </ol>
      <button type="button" className="link-button" onClick={onAdd}>
        <Plus aria-hidden size={17} strokeWidth={2} />
        <Trans>Create a project</Trans>
      </button>
    </div>
  );
}
