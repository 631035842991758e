import { Trans } from '@lingui/react/macro';
import { Quiet } from './quiet.tsx';

/** The host names by which a computer calls itself. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address leads to the very device that opens it, e.g. `http://127.0.0.1:8787/`: a phone that scans it looks for the studio on itself. */
export function isOnlyHere(address: string): boolean {
  try {
    return ITSELF.test(new URL(address).hostname);
  } catch {
    return false;
  }
}

/** Says beside a QR code that no phone can open its address. Nothing for one that others can open. */
export const OnlyHereNote = ({ address }: { address: string }) =>
  isOnlyHere(address) && (
    <Quiet small>
      <Trans>
        This studio runs at an address that only this computer can open: a phone that scans the code does not
        get there.
      </Trans>
    </Quiet>
  );
