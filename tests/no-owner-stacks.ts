import * as react from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * Has React make elements without recording where: a stack trace for each takes as long as rendering it, and only warnings show it.
 * React itself stops at 10,000 a second.
 */
export function noOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    react as unknown as Record<string, Internals>;
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
}
