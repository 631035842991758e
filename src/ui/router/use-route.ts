import { useLocation } from 'wouter';
import { type RouteName, routeOf } from './routes.ts';

/** The current route; null for an unknown address. */
export function useRoute(): { name: RouteName | null; path: string } {
  const [path] = useLocation();
  return { name: routeOf(path), path };
}
