import { Trans, useLingui } from '@lingui/react/macro';
import { Plain } from '../kit/plain.tsx';
import { addressOf } from '../router/routes.ts';

/** An address that fits no route. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <Plain
      title={t`There is nothing here`}
      link={{ href: `#${addressOf('square')}`, label: t`To the square` }}
    >
      <Trans>The address may be mistyped, or what it led to has moved.</Trans>
    </Plain>
  );
}
