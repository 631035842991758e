import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { addressOf } from '../router/routes.ts';

/** An address that fits no route. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Page not found`}
      actions={
        <LinkButton variant="primary" size="lg" href={`#${addressOf('square')}`}>
          <Trans>Go to the square</Trans>
        </LinkButton>
      }
    >
      <Trans>The address may be wrong, or the page has moved.</Trans>
    </EmptyState>
  );
}
