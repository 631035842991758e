import type { Command } from './command.ts';
import { block, unblock } from './commands/block.ts';
import { broadcast } from './commands/broadcast.ts';
import { forget } from './commands/forget.ts';
import { grant } from './commands/grant.ts';
import { link } from './commands/link.ts';
import { log } from './commands/log.ts';
import { members } from './commands/members.ts';
import { models } from './commands/models.ts';
import { orders } from './commands/orders.ts';
import { payout } from './commands/payout.ts';
import { queue } from './commands/queue.ts';
import { redeem } from './commands/redeem.ts';
import { refund } from './commands/refund.ts';
import { reports } from './commands/reports.ts';
import { revenue } from './commands/revenue.ts';
import { review } from './commands/review.ts';

/** All commands of the operator's command line. */
export const COMMANDS: readonly Command[] = [
  members,
  block,
  unblock,
  forget,
  grant,
  link,
  review,
  reports,
  queue,
  revenue,
  orders,
  refund,
  broadcast,
  redeem,
  payout,
  models,
  log,
];

/** The command of that name, if there is one. */
export const commandOf = (name: string): Command | undefined =>
  COMMANDS.find((command) => command.name === name);
