import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '../../../store/film/export/exports.ts';
import { clockOf } from '../../kit/elapsed.ts';
import { isAllBuiltIn, MadeBy } from '../../kit/made-by.tsx';
import { PointsReceipt } from '../../kit/points-receipt.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './film-receipt.module.css';

/** What the film will be, what it costs, and the balance. */
export function FilmReceipt({
  quote,
  balance,
  composed,
  onRetry,
}: {
  quote: Quote | 'failed' | null;
  balance: number;
  /** Whether music is composed for the film. */
  composed: boolean;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  if (quote === 'failed')
    return (
      <Quiet small>
        <Trans>Couldn't load the cost. You can export once it's known.</Trans>{' '}
        <TextButton onClick={onRetry}>
          <Trans>Try again</Trans>
        </TextButton>
      </Quiet>
    );
  if (!quote) return <Skeleton className={styles.skeleton} role="status" aria-label={t`Loading`} />;
  const { shots, without_media: left, speaking, seconds, points, characters, made_by } = quote;
  const makers = made_by && { ...made_by, music: composed ? made_by.music : [] };
  return (
    <>
      <PointsReceipt
        label={<Trans>Voice-over</Trans>}
        cost={points}
        balance={balance}
        note={characters > 0 && plural(characters, { one: '# character', other: '# characters' })}
      >
        <div>
          <dt>
            <Trans>Film</Trans>
          </dt>
          <dd>
            {plural(shots, { one: '# shot', other: '# shots' })} · {t`about ${clockOf(seconds)}`}
          </dd>
        </div>
      </PointsReceipt>
      {left > 0 && (
        <Quiet small>
          {plural(left, {
            one: '# shot has no picture and will be left out.',
            other: '# shots have no picture and will be left out.',
          })}
        </Quiet>
      )}
      {speaking > 0 && (
        <Quiet small>
          {plural(speaking, {
            one: '# lip-synced shot speaks by itself and is not part of the voice-over.',
            other: '# lip-synced shots speak by themselves and are not part of the voice-over.',
          })}
        </Quiet>
      )}
      {makers && !isAllBuiltIn(makers) ? (
        <MadeBy by={makers} />
      ) : (
        quote.provider === 'built-in engine' && (
          <Quiet small>
            <Trans>
              Made by the built-in engine: camera moves over pictures, a synthetic voice, composed music.
            </Trans>
          </Quiet>
        )
      )}
    </>
  );
}
