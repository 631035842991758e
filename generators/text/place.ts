/** Where something is, and how wide it is there. */

export type Wideness = 'wide' | 'town' | 'inside';

export interface Place {
  name: string;
  kind: Wideness;
}
