/** Rate limits per member, phone and IP address. */
import { setting, whole } from './kinds.ts';

export const LIMITS = {
  requestsPerMinute: setting(
    'LIMIT_REQUESTS',
    '1200',
    whole(1, 1_000_000),
    'Calls a minute from one address. With IPv6 a network of 64 bits counts as one, here and below.',
  ),
  smsPerHour: setting('LIMIT_SMS', '5', whole(1, 1_000_000), 'Codes an hour to one phone.'),
  smsPerHourAddress: setting(
    'LIMIT_SMS_ADDRESS',
    '60',
    whole(1, 1_000_000),
    'Codes an hour requested from one address.',
  ),
  loginsPerQuarter: setting(
    'LIMIT_LOGINS',
    '10',
    whole(1, 1_000_000),
    'Failed sign-ins in 15 minutes for one phone; a browser that has signed in before has as many of its own.',
  ),
  loginsPerQuarterAddress: setting(
    'LIMIT_LOGINS_ADDRESS',
    '100',
    whole(1, 1_000_000),
    'Failed sign-ins and wrong codes in 15 minutes from one address.',
  ),
  redeemsPerHour: setting(
    'LIMIT_REDEEMS',
    '10',
    whole(1, 1_000_000),
    'Wrong redeem codes an hour for one account.',
  ),
  redeemsPerHourAddress: setting(
    'LIMIT_REDEEMS_ADDRESS',
    '60',
    whole(1, 1_000_000),
    'Redeem codes an hour from one address.',
  ),
  submitsPerMinute: setting(
    'LIMIT_SUBMITS',
    '60',
    whole(1, 1_000_000),
    'Paid tasks a minute for one account.',
  ),
  copiesPerHour: setting(
    'LIMIT_COPIES',
    '120',
    whole(1, 1_000_000),
    'Copies of projects an hour for one account.',
  ),
  mostProjects: setting(
    'LIMIT_PROJECTS',
    '500',
    whole(1, 1_000_000),
    'Projects that one account may have. Deleted ones do not count.',
  ),
  ordersPerHour: setting('LIMIT_ORDERS', '120', whole(1, 1_000_000), 'Orders an hour for one account.'),
  uploadMegabytesPerDay: setting(
    'LIMIT_UPLOAD_MB',
    '4000',
    whole(1, 100_000_000),
    'Megabytes that one account may upload in 24 hours.',
  ),
  uploadPartKilobytes: setting(
    'UPLOAD_PART_KB',
    '8192',
    whole(16, 65_536),
    'Size of the parts in which films arrive. A bucket needs at least 5120.',
  ),
  minFreeMegabytes: setting(
    'MIN_FREE_MB',
    '500',
    whole(0, 100_000_000),
    'Space that must be left on the disk of the media; with less, uploads and paid work are refused.',
  ),
  uploadsPerHour: setting('LIMIT_UPLOADS', '240', whole(1, 1_000_000), 'Uploads an hour for one account.'),
} as const;
