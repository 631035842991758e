import clockUrl from './bridge/clock.ts?worker&url';

/** The app's two workers, and the one foreign script. The page's policy runs no other script address. */
const ADDRESSES = {
  worker: import.meta.env.DEV ? '/web/dev-sw.js?dev-sw' : '/web/sw.js',
  clock: clockUrl,
  // the page's policy refuses it unless the studio has a client id
  google: 'https://accounts.google.com/gsi/client',
} as const;

interface Policy {
  createScriptURL(name: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const rules: Policy = {
  createScriptURL: (name) => {
    const address = ADDRESSES[name as keyof typeof ADDRESSES];
    if (!address) throw new TypeError(`not a script of ours: ${name}`);
    return address;
  },
};

// only Chromium has trusted types; elsewhere use the plain string
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('inkreel', rules) ?? rules;

/** The address of one of our scripts, in the form the page's policy requires. */
export const trustedAddress = (name: keyof typeof ADDRESSES): string => policy.createScriptURL(name);
