import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { goProjects } from '../address.ts';
import { rewrite } from '../rewrite.ts';
import './writing.css';

/** The writing ended without a script. */
export function WritingFailed() {
  const { projectId, name } = useSnapshot(film);
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await rewrite({ id: projectId, name });
    setBusy(false);
  };
  return (
    <div className="writing">
      <CircleAlert aria-hidden size={28} strokeWidth={1.5} />
      <h2>
        <Trans>The script could not be written</Trans>
      </h2>
      <p className="quiet">
        <Trans>Your story is kept. Try once more, or return to the projects.</Trans>
      </p>
      <div className="writing-ways">
        <Button variant="outline" size="md" onClick={goProjects}>
          <Trans>Return to the projects</Trans>
        </Button>
        <Button variant="solid" size="md" disabled={busy} onClick={() => void again()}>
          <RotateCw aria-hidden strokeWidth={1.75} />
          <Trans>Regenerate</Trans>
        </Button>
      </div>
    </div>
  );
}
