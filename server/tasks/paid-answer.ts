import type { PaidTask } from './paid-kind.ts';

/** What every submit's answer says of the task it began, beside the id under the name of its call. */
export const paidAnswer = ({ points, expectedSeconds, provider }: PaidTask) => ({
  points_charged: points,
  expected_seconds: expectedSeconds,
  provider,
});
