import type { Medium } from './media.ts';
import type { AnyModel, Model, Offered } from './model.ts';

/** The table of models. */
export interface Models {
  /**
   * Finds the model for a request: of the rows that match, the most specific one; of those, the first.
   * @throws Error if the table has no row for the medium, which is a programming error
   */
  find<M extends Medium>(medium: M, wanted?: Offered): Model<M>;
  /** Whether the table has a row for the medium. */
  has(medium: Medium): boolean;
}

/** Media that people wait for, without a task that could continue the work: their models must return the result directly. */
const AWAITED: readonly Medium[] = ['speech', 'text', 'expansion', 'description', 'lyrics', 'hearing'];

const PARTS = ['tool', 'model', 'resolution'] as const;

const fits = (offered: Offered, wanted: Offered): boolean =>
  PARTS.every((part) => offered[part] === undefined || offered[part] === wanted[part]);

const specificity = (offered: Offered): number => PARTS.filter((part) => offered[part] !== undefined).length;

const isFor =
  <M extends Medium>(medium: M) =>
  (row: AnyModel): row is AnyModel & Model<M> =>
    row.medium === medium;

/** @throws Error if two rows share an id, or a remote model makes something people wait for */
export function createModels(rows: readonly AnyModel[]): Models {
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new Error('Two models have one id.');
  for (const { id, medium, maker } of rows)
    if (AWAITED.includes(medium) && maker.runs === 'remote')
      throw new Error(`The model ${id} has to answer with the ${medium} itself.`);
  return {
    has: (medium) => rows.some((row) => row.medium === medium),
    find(medium, wanted = {}) {
      const [best] = rows
        .filter(isFor(medium))
        .filter((row) => fits(row.for, wanted))
        .sort((a, b) => specificity(b.for) - specificity(a.for));
      if (!best) throw new Error(`Nobody makes ${medium}.`);
      return best;
    },
  };
}
