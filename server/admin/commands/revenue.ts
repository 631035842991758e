import * as v from 'valibot';
import { counted } from '../../billing/goods-words.ts';
import { readRevenue } from '../../billing/revenue.ts';
import { defineCommand } from '../command.ts';
import { whole } from '../fields.ts';

export const revenue = defineCommand({
  name: 'revenue',
  summary: 'Show what paid orders brought and what was returned, in all and by day.',
  options: { days: { value: 'N', meaning: 'How far back, at most 3650. Default: 30.' } },
  examples: ['revenue', 'revenue --days 365 --json'],
  input: v.strictObject({ days: v.optional(whole(1, 3650), '30') }),
  async run({ db }, { days }) {
    return { data: { in_days: days, ...(await readRevenue(db, days)) } };
  },
  show: ({ in_days, total, net, orders, packages, plans, refunds, refunded, days }) =>
    [
      `${total.toFixed(2)} yuan from ${counted(orders, 'order')} in ${counted(in_days, 'day')}: packages ${packages.toFixed(2)}, plans ${plans.toFixed(2)}.`,
      ...(refunds > 0
        ? [
            `${refunded.toFixed(2)} yuan returned for ${counted(refunds, 'order')}: ${net.toFixed(2)} are left.`,
          ]
        : []),
      ...days.map(
        (row) =>
          `  ${row.day}  ${row.yuan.toFixed(2).padStart(10)} yuan  ${counted(row.orders, 'order')}${row.refunds > 0 ? `  ${row.refunded.toFixed(2)} returned` : ''}`,
      ),
    ].join('\n'),
});
