import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Points } from '../../kit/points.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import styles from './characters-step.module.css';

/** Step 3 is not offered yet: says what it will do. The next step is open. */
export default function CharactersStep() {
  return (
    <EmptyState
      large
      heading="h2"
      picture={
        <div className={styles.art}>
          <UsersRound strokeWidth={1.25} />
        </div>
      }
      tag={<Trans>Coming soon</Trans>}
      title={<Trans>Characters who keep their face and voice</Trans>}
      more={
        <>
          <Points>
            <li>
              <Trans>
                A card for every character, with a picture you generate, upload or combine from several
              </Trans>
            </li>
            <li>
              <Trans>A voice for each character, with a preview before you choose</Trans>
            </li>
            <li>
              <Trans>Their pictures as references in every shot they appear in</Trans>
            </li>
          </Points>
          <Quiet>
            <Trans>The storyboard works without them. Continue to the next step.</Trans>
          </Quiet>
        </>
      }
    />
  );
}
