import { useLocation } from 'wouter';
import { type RouteName, routeOf } from './routes.ts';

/** The route that is shown; null where the address fits none. */
export function useRoute(): { name: RouteName | null; path: string } {
  const [path] = useLocation();
  return { name: routeOf(path), path };
}
