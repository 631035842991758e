import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { addressOf } from '../router/routes.ts';

/** An address that fits no route. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`There is nothing here`}
      actions={
        <LinkButton variant="primary" size="lg" href={`#${addressOf('square')}`}>
          <Trans>To the square</Trans>
        </LinkButton>
      }
    >
      <Trans>The address may be mistyped, or what it led to has moved.</Trans>
    </EmptyState>
  );
}
