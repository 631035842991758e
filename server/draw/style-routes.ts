import { listStyles } from '../../src/api/styles.ts';
import { on, type Route } from '../rpc/route.ts';
import { serializeStyles } from './styles.ts';

/** The picture styles. There are no custom styles yet. */
export const styleRoutes = (): Route[] => [on(listStyles, ({ language }) => serializeStyles(language))];
