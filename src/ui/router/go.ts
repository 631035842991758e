import { navigate } from './hash-location.ts';
import { addressOf, type RouteName } from './routes.ts';

/** Goes to a route by its name. */
export function go(name: RouteName, options?: { query?: string | undefined; replace?: boolean }): void {
  navigate(addressOf(name, options?.query), { replace: options?.replace ?? false });
}
