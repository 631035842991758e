import * as v from 'valibot';
import { readRevenue } from '../../billing/revenue.ts';
import { defineCommand } from '../command.ts';
import { whole } from '../fields.ts';

export const revenue = defineCommand({
  name: 'revenue',
  summary: 'Show what paid orders brought, in all and by day.',
  options: { days: { value: 'N', meaning: 'How far back, at most 3650. Default: 30.' } },
  examples: ['revenue', 'revenue --days 365 --json'],
  input: v.strictObject({ days: v.optional(whole(1, 3650), '30') }),
  async run({ db }, { days }) {
    return { data: { in_days: days, ...(await readRevenue(db, days)) } };
  },
  show: ({ in_days, total, orders, packages, plans, days }) =>
    [
      `${total.toFixed(2)} yuan from ${orders} ${orders === 1 ? 'order' : 'orders'} in ${in_days} days: packages ${packages.toFixed(2)}, plans ${plans.toFixed(2)}.`,
      ...days.map(
        (row) =>
          `  ${row.day}  ${row.yuan.toFixed(2).padStart(10)} yuan  ${row.orders} ${row.orders === 1 ? 'order' : 'orders'}`,
      ),
    ].join('\n'),
});
