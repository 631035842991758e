import clockUrl from './bridge/clock.ts?worker&url';

/** The two workers of this app, and the one foreign script; under the page's policy no other script address can be run. */
const ADDRESSES = {
  worker: import.meta.env.DEV ? '/web/dev-sw.js?dev-sw' : '/web/sw.js',
  clock: clockUrl,
  // refused by the page's policy unless the studio has a client id
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

// Chromium alone knows trusted types so far; elsewhere the plain string does
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('inkreel', rules) ?? rules;

/** The address of one of our scripts, in the form that the page's policy demands. */
export const trustedAddress = (name: keyof typeof ADDRESSES): string => policy.createScriptURL(name);
