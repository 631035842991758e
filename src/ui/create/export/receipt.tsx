import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '../../../store/film/export/exports.ts';
import { clockOf } from '../../kit/elapsed.ts';
import { TextButton } from '../../kit/text-button.tsx';

/** What the film will be and cost, against what the person has. */
export function Receipt({
  quote,
  balance,
  onRetry,
}: {
  quote: Quote | 'failed' | null;
  balance: number;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  if (quote === 'failed')
    return (
      <p className="quiet">
        <Trans>What it costs could not be read; exporting waits for it.</Trans>{' '}
        <TextButton onClick={onRetry}>
          <Trans>Try again</Trans>
        </TextButton>
      </p>
    );
  if (!quote) return <i className="bone receipt-bone" role="status" aria-label={t`Loading`} />;
  const { shots, without_media: left, seconds, points, characters } = quote;
  return (
    <>
      <dl className="receipt">
        <div>
          <dt>
            <Trans>Film</Trans>
          </dt>
          <dd>
            {plural(shots, { one: '# shot', other: '# shots' })} · {t`about ${clockOf(seconds)}`}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Voice-over</Trans>
          </dt>
          <dd>
            {points === 0 ? t`nothing to pay` : plural(points, { one: '# point', other: '# points' })}
            {characters > 0 && (
              <small> · {plural(characters, { one: '# character', other: '# characters' })}</small>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>You have</Trans>
          </dt>
          <dd>{plural(balance, { one: '# point', other: '# points' })}</dd>
        </div>
      </dl>
      {left > 0 && (
        <p className="quiet">
          {plural(left, {
            one: '# shot has no picture and is left out.',
            other: '# shots have no picture and are left out.',
          })}
        </p>
      )}
      {quote.provider === 'built-in engine' && (
        <p className="quiet">
          <Trans>
            Made by the built-in engine: camera moves over pictures, a synthetic voice, composed music.
          </Trans>
        </p>
      )}
    </>
  );
}
