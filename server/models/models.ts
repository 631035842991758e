import type { Medium } from './media.ts';
import type { AnyModel, Model, Offered } from './model.ts';

/** The table of who makes what. */
export interface Models {
  /**
   * Who makes this: of the rows that fit, the one that says most; of those, the first.
   * @throws Error when the table has none for the medium, which is a fault of its making
   */
  find<M extends Medium>(medium: M, wanted?: Offered): Model<M>;
}

/** Somebody waits for these while they are made, and no task goes on with them: they are made directly. */
const AWAITED: readonly Medium[] = ['speech', 'text'];

const PARTS = ['tool', 'model', 'resolution'] as const;

const fits = (offered: Offered, wanted: Offered): boolean =>
  PARTS.every((part) => offered[part] === undefined || offered[part] === wanted[part]);

const says = (offered: Offered): number => PARTS.filter((part) => offered[part] !== undefined).length;

const isFor =
  <M extends Medium>(medium: M) =>
  (row: AnyModel): row is AnyModel & Model<M> =>
    row.medium === medium;

/** @throws Error when two rows have one id, or a row makes elsewhere what somebody waits for */
export function createModels(rows: readonly AnyModel[]): Models {
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new Error('Two models have one id.');
  for (const { id, medium, maker } of rows)
    if (AWAITED.includes(medium) && maker.runs === 'remote')
      throw new Error(`The model ${id} has to answer with the ${medium} itself.`);
  return {
    find(medium, wanted = {}) {
      const [best] = rows
        .filter(isFor(medium))
        .filter((row) => fits(row.for, wanted))
        .sort((a, b) => says(b.for) - says(a.for));
      if (!best) throw new Error(`Nobody makes ${medium}.`);
      return best;
    },
  };
}
