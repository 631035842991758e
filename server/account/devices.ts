/** Most specific first: Edge also names Chrome, and Chrome names Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** Android also names Linux, and an iPhone names Mac. */
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (userAgent: string, table: readonly (readonly [string, string])[]) =>
  table.find(([mark]) => userAgent.includes(mark))?.[1];

/** A readable name for the list of sessions, e.g. `Chrome · Linux`, the same in each language; empty if the user agent is not recognized. */
export const describeDevice = (userAgent: string): string =>
  [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(Boolean).join(' · ');

/** A stored name as it is shown: sessions that began earlier have a comma in it. */
export const shownDevice = (stored: string): string => stored.replace(', ', ' · ');
