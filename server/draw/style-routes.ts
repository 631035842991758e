import { listStyles } from '../../src/api/styles.ts';
import { on, type Route } from '../rpc/route.ts';
import { tellStyles } from './styles.ts';

/** The styles of pictures; a member's own come with their table. */
export const styleRoutes = (): Route[] => [on(listStyles, ({ language }) => tellStyles(language))];
