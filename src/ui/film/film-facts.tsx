import { useLingui } from '@lingui/react/macro';
import type { FilmInfo } from '../../api/exports.ts';
import { expiresAt } from '../../store/film/export/film-notice.ts';
import { clockOf } from '../kit/elapsed.ts';
import { Expiry } from '../kit/expiry.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { dateTimeOf } from '../kit/times.ts';
import { EXPIRED } from './work-of.ts';

/** How long a film is, its ratio, when it was made and when it expires. */
export function FilmFacts({
  info: { seconds, width_height, works_time },
  expired,
}: {
  info: Readonly<Partial<FilmInfo>>;
  expired: boolean;
}) {
  const { i18n } = useLingui();
  const until = expiresAt({ works_time });
  const facts = [
    seconds === undefined ? '' : clockOf(seconds),
    width_height,
    works_time ? dateTimeOf(i18n.locale, works_time) : '',
  ].filter(Boolean);
  return (
    <Quiet>
      {facts.join(' · ')}
      {expired ? (
        <>
          {facts.length > 0 && <br />}
          {i18n._(EXPIRED)}
        </>
      ) : (
        until !== null && (
          <>
            {facts.length > 0 && ' · '}
            <Expiry until={until} gone={false} />
          </>
        )
      )}
    </Quiet>
  );
}
