import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { goProjects } from '../address.ts';
import { WritingTime } from '../writing-time.tsx';
import './writing.css';
import '../../kit/arriving.css';

/** While the script is being written (SCRIPT-17): one may leave, it goes on. */
export function WritingScreen() {
  const { projectId } = useSnapshot(film);
  return (
    <div className="writing" role="status">
      <div className="writing-art" aria-hidden>
        <i className="arriving" />
        <i className="arriving" />
        <i className="arriving" />
        <i className="arriving" />
      </div>
      <h2>
        <Trans>The script is being written</Trans>
      </h2>
      <p className="writing-time">
        <WritingTime projectId={projectId} />
      </p>
      <p className="quiet">
        <Trans>You can leave; it goes on, and you will be told when it is there.</Trans>
      </p>
      <Button variant="outline" size="md" onClick={goProjects}>
        <Trans>Return to the projects</Trans>
      </Button>
    </div>
  );
}
