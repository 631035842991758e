/** Most telling first: Edge also says Chrome, Chrome also says Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** Android also says Linux, an iPhone also says Mac. */
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

/** What a person recognises in the list of sessions, e.g. `Chrome, Linux`; empty when the browser does not say. */
export const describeDevice = (userAgent: string): string =>
  [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(Boolean).join(', ');
