/** The studio's products. This table is the default; PRICES_FILE replaces all of it, in the same format. */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { PLAN_TIERS, PRODUCT } from '../../../src/api/billing.ts';
import { CannotStart } from '../../start/cannot-start.ts';
import standard from './prices.json' with { type: 'json' };

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
/** Yuan with at most two decimals. */
const Price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.check(
    (price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6,
    'must have at most two decimals',
  ),
);
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
const Both = v.strictObject({ en: Text, zh: Text });

const Package = v.strictObject({
  id: Id,
  points: v.pipe(Points, v.minValue(1)),
  price: v.pipe(
    Price,
    v.check((price) => price > 0, 'must be above 0'),
  ),
  old_price: v.optional(Price),
});
const Plan = v.pipe(
  v.strictObject({
    id: Id,
    tier: v.picklist(PLAN_TIERS),
    /** Months paid in advance. */
    months: v.picklist([1, 12]),
    name: Both,
    price: Price,
    old_price: v.optional(Price),
    /** Per month. */
    points: Points,
    features: v.array(Both),
  }),
  v.check(({ tier, price }) => (tier === 'free') === (price === 0), 'only the free tier costs nothing'),
);

export type Package = v.InferOutput<typeof Package>;
export type Plan = v.InferOutput<typeof Plan>;
export type Product =
  | { type: typeof PRODUCT.recharge; item: Package }
  | { type: typeof PRODUCT.plan; item: Plan };

const distinct = <Row extends { id: number }>(rows: Row[]) =>
  new Set(rows.map(({ id }) => id)).size === rows.length;

const PriceList = v.strictObject({
  packages: v.pipe(v.array(Package), v.check(distinct<Package>, 'every package needs an id of its own')),
  plans: v.pipe(v.array(Plan), v.check(distinct<Plan>, 'every plan needs an id of its own')),
});
export type PriceList = v.InferOutput<typeof PriceList>;

/**
 * The price list of this studio.
 * @param file PRICES_FILE; null for the default
 * @throws CannotStart naming the file and the first invalid field
 */
export async function openPrices(file: string | null): Promise<PriceList> {
  if (file === null) return v.parse(PriceList, standard);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(`PRICES_FILE=${file} cannot be read (${error.code ?? ''}).`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CannotStart(`PRICES_FILE=${file} is no JSON.`);
  }
  const parsed = v.safeParse(PriceList, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CannotStart(`PRICES_FILE=${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
}

/** A product for sale; null for an unknown id and for the free tier. */
export function findProduct(prices: PriceList, type: Product['type'], id: number): Product | null {
  if (type === PRODUCT.recharge) {
    const item = prices.packages.find((one) => one.id === id);
    return item ? { type, item } : null;
  }
  const item = prices.plans.find((one) => one.id === id);
  return item && item.tier !== 'free' ? { type, item } : null;
}

/** The price in hundredths of a yuan. */
export const amountOf = ({ item }: Product): number => Math.round(item.price * 100);
