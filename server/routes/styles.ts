import { listStyles } from '../../src/api/styles.ts';
import { tellStyles } from '../domain/styles.ts';
import { on, type Route } from '../frame/route.ts';

/** The styles of pictures; a member's own come with their table. */
export const styleRoutes = (): Route[] => [on(listStyles, ({ language }) => tellStyles(language))];
