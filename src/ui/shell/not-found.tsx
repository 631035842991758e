import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { addressOf } from '../router/routes.ts';
import { NOT_FOUND } from './use-navigation.ts';

/** The page for an unknown address. */
export function NotFound() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={i18n._(NOT_FOUND)}
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
