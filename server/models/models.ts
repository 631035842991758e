import type { Medium } from './media.ts';
import type { AnyModel, Model, Offered } from './model.ts';

/** A row as stored with a request. */
export interface KnownRow {
  model_id: string;
  snapshot: unknown;
}

/** The table of models. */
export interface Models {
  /** All rows, in their order. */
  readonly rows: readonly AnyModel[];
  /**
   * Finds the model for a request: the most specific matching row; the first of several.
   * @throws Error if the table has no row for the medium, which is a programming error
   */
  find<M extends Medium>(medium: M, wanted?: Offered): Model<M>;
  /** The built-in engine's model, even if another one is configured. @throws as `find` */
  builtIn<M extends Medium>(medium: M): Model<M>;
  /** The model that sent a stored request, even after the table has changed; undefined if unknown. */
  revive(row: KnownRow): AnyModel | undefined;
  /** Whether the table has a row for the medium. */
  has(medium: Medium): boolean;
}

/** Media that members wait for, without a task that could continue the work: their models must return the result directly. */
const AWAITED: readonly Medium[] = [
  'speech',
  'text',
  'story',
  'expansion',
  'description',
  'lyrics',
  'hearing',
  'face',
];

const PARTS = ['tool', 'model', 'resolution'] as const;

const fits = (offered: Offered, wanted: Offered): boolean =>
  PARTS.every((part) => offered[part] === undefined || offered[part] === wanted[part]);

const specificity = (offered: Offered): number => PARTS.filter((part) => offered[part] !== undefined).length;

/** A test for models of one medium. */
export const isFor =
  <M extends Medium>(medium: M) =>
  (row: AnyModel): row is AnyModel & Model<M> =>
    row.medium === medium;

/**
 * @param fromSnapshot builds a model from a stored row
 * @throws Error if two rows share an id, or a polled model makes a medium that members wait for
 */
export function createModels(
  rows: readonly AnyModel[],
  fromSnapshot: (snapshot: object) => AnyModel | null = () => null,
): Models {
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new Error('Two models have one id.');
  for (const { id, medium, maker } of rows)
    if (AWAITED.includes(medium) && maker.runs === 'remote')
      throw new Error(`The model ${id} has to answer with the ${medium} itself.`);
  return {
    rows,
    has: (medium) => rows.some((row) => row.medium === medium),
    find(medium, wanted = {}) {
      const [best] = rows
        .filter(isFor(medium))
        .filter((row) => fits(row.for, wanted))
        .sort((a, b) => specificity(b.for) - specificity(a.for));
      if (!best) throw new Error(`Nobody makes ${medium}.`);
      return best;
    },
    builtIn(medium) {
      const own = rows.filter(isFor(medium)).filter(({ maker }) => maker.runs === 'direct');
      const last = own.at(-1);
      if (!last) throw new Error(`Nobody makes ${medium} here.`);
      return last;
    },
    revive({ model_id, snapshot }) {
      const stored = typeof snapshot === 'object' && snapshot !== null ? fromSnapshot(snapshot) : null;
      return stored ?? rows.find(({ id }) => id === model_id);
    },
  };
}
