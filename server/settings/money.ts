/** Points, prices and rewards. */
import { optionalText, setting, whole, yesNo } from './kinds.ts';

export const MONEY = {
  welcomePoints: setting('WELCOME_POINTS', '200', whole(0, 1_000_000), 'Points of a new account.'),
  inviteRewardsPerDay: setting(
    'INVITE_REWARDS_PER_DAY',
    '20',
    whole(0, 1_000_000),
    'How many friends earn their inviter points within 24 hours. The friends always get theirs.',
  ),
  distributionPercent: setting(
    'DISTRIBUTION_PERCENT',
    '0',
    whole(0, 100),
    "Percent of each paid order that the buyer's inviter earns (docs/user-center.md); 0 switches distribution off.",
  ),
  pricesFile: setting(
    'PRICES_FILE',
    '',
    optionalText,
    'JSON file of packages and plans that replaces the built-in ones (docs/billing.md).',
  ),
  sandboxPayments: setting(
    'SANDBOX_PAYMENTS',
    'no',
    yesNo,
    'Enables the sandbox page in production too, where points are then free.',
  ),
} as const;
