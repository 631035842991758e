import type { PictureProvider } from './pictures.ts';

/** Load balancing: sends each task to the least busy of several equal providers, e.g. engines with one thread each. */
export function spread(
  name: string,
  providers: readonly [PictureProvider, ...PictureProvider[]],
): PictureProvider {
  const busy = new Map(providers.map((provider) => [provider, 0]));
  const load = (provider: PictureProvider): number => busy.get(provider) ?? 0;
  return {
    name,
    async generate(request, options) {
      const chosen = providers.reduce((least, next) => (load(next) < load(least) ? next : least));
      busy.set(chosen, load(chosen) + 1);
      try {
        return await chosen.generate(request, options);
      } finally {
        busy.set(chosen, load(chosen) - 1);
      }
    },
  };
}
