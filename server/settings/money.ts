/** Points, prices and rewards. */
import { optionalText, setting, whole, yesNo } from './kinds.ts';

export const MONEY = {
  welcomePoints: setting('WELCOME_POINTS', '200', whole(0, 1_000_000), 'Points of a new account.'),
  inviteRewardsPerDay: setting(
    'INVITE_REWARDS_PER_DAY',
    '20',
    whole(0, 1_000_000),
    'How many friends bring their inviter points within 24 hours; the friends get theirs in any case.',
  ),
  distributionPercent: setting(
    'DISTRIBUTION_PERCENT',
    '0',
    whole(0, 100),
    'What of each paid order the one who invited its buyer earns (docs/user-center.md); 0 is none.',
  ),
  pricesFile: setting(
    'PRICES_FILE',
    '',
    optionalText,
    'JSON file of packages and plans in place of the built-in ones (docs/billing.md).',
  ),
  sandboxPayments: setting(
    'SANDBOX_PAYMENTS',
    'no',
    yesNo,
    'Lets people pay on the sandbox page in production too, where it costs them nothing.',
  ),
} as const;
