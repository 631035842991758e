/** How a story begins that then tells what happens one day. */
import type { Line } from './shapes.ts';

export type Openings = Readonly<Record<'grown' | 'child' | 'creature', readonly Line[]>>;
