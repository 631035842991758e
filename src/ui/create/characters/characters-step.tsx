import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import './characters.css';

/** Step 3 is not built yet: says what it will do, while the way on to the storyboard is open. */
export default function CharactersStep() {
  return (
    <section className="cast-soon">
      <div className="cast-art" aria-hidden>
        <UsersRound strokeWidth={1.25} />
      </div>
      <p className="cast-tag">
        <Trans>Being built</Trans>
      </p>
      <h2>
        <Trans>Characters that keep their face and voice</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            A card for everyone in the script, with a picture drawn, uploaded or stitched from several
          </Trans>
        </li>
        <li>
          <Trans>A voice for each of them, heard before it is chosen</Trans>
        </li>
        <li>
          <Trans>Their pictures as references in every shot they appear in</Trans>
        </li>
      </ul>
      <p className="quiet">
        <Trans>The storyboard works without them: go on with the next step.</Trans>
      </p>
    </section>
  );
}
