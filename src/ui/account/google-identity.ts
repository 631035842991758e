import { trustedAddress } from '../../store/trusted-addresses.ts';

/** The two functions of Google Identity Services that a sign-in needs. */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce?: string;
    callback: (answer: { credential?: string }) => void;
  }): void;
  prompt(moment?: (notice: { isNotDisplayed(): boolean; isSkippedMoment(): boolean }) => void): void;
}

const present = (): GoogleIdentity | null =>
  (globalThis as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id ?? null;

/** Loads the provider's script when it is first needed. @returns null if it cannot be loaded */
export function loadGoogle(): Promise<GoogleIdentity | null> {
  if (present()) return Promise.resolve(present());
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve(present());
    script.onerror = () => resolve(null);
    script.src = trustedAddress('google');
    document.head.append(script);
  });
}

/**
 * Opens the provider's prompt.
 * @param nonce is part of the credential, so that the server knows that this page asked for it
 * @returns the credential
 * @throws when the person or the provider closes it
 */
export function askGoogle(
  google: GoogleIdentity,
  { clientId, nonce }: { clientId: string; nonce: string | null },
): Promise<string> {
  return new Promise((resolve, reject) => {
    google.initialize({
      client_id: clientId,
      ...(nonce ? { nonce } : {}),
      callback: ({ credential }) =>
        credential ? resolve(credential) : reject(new Error('the provider gave no credential')),
    });
    google.prompt((notice) => {
      if (notice.isNotDisplayed() || notice.isSkippedMoment())
        reject(new Error('the prompt was not answered'));
    });
  });
}
