import { Trans } from '@lingui/react/macro';
import type { FocusEventHandler } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from './button.tsx';

/** Loads the next page at the end of a list. Shown while there is more, and a network. */
export function OlderButton({
  list: { hasNext, older },
  wide = false,
  className,
  load,
  onFocus,
}: {
  list: { hasNext: boolean; older: 'idle' | 'loading' | 'failed' };
  wide?: boolean;
  className: string | undefined;
  load: () => Promise<unknown>;
  /** From useRowFocus: the button disappears with the last page. */
  onFocus: FocusEventHandler<HTMLElement>;
}) {
  const { online } = useSnapshot(browser);
  if (!hasNext || !online) return null;
  return (
    <Button
      variant="secondary"
      size="md"
      wide={wide}
      data-ui="older"
      className={className}
      aria-disabled={older === 'loading'}
      // the button shows the outcome
      onClick={() => void load().catch((error: unknown) => report(error, { background: true }))}
      onFocus={onFocus}
    >
      {older === 'failed' ? <Trans>Couldn't load, try again</Trans> : <Trans>Show older</Trans>}
    </Button>
  );
}
