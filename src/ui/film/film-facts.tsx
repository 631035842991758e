import { useLingui } from '@lingui/react/macro';
import type { FilmInfo } from '../../api/exports.ts';
import { expiresAt } from '../../store/film/export/lost-film.ts';
import { clockOf } from '../kit/elapsed.ts';
import { Expiry } from '../kit/expiry.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { dateTimeOf } from '../kit/times.ts';
import { LOST, type Lost } from './work-of.ts';

/** Length and ratio of a film, when it was made, and when it expires or why it is missing. */
export function FilmFacts({
  info: { seconds, width_height, works_time },
  lost,
}: {
  info: Readonly<Partial<FilmInfo>>;
  lost: Lost | null;
}) {
  const { i18n, t } = useLingui();
  const made = works_time ? dateTimeOf(i18n.locale, works_time) : '';
  const until = expiresAt({ works_time });
  const facts = [seconds === undefined ? '' : clockOf(seconds), width_height, made && t`Made ${made}`].filter(
    Boolean,
  );
  return (
    <Quiet>
      {facts.join(' · ')}
      {lost ? (
        <>
          {facts.length > 0 && <br />}
          {i18n._(LOST[lost])}
        </>
      ) : (
        until !== null && (
          <>
            {facts.length > 0 && ' · '}
            <Expiry until={until} lost={null} />
          </>
        )
      )}
    </Quiet>
  );
}
