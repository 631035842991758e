import type { PaidTask } from './paid-kind.ts';

/** The fields of every submit's answer, besides the task's id, whose name depends on the call. */
export const paidAnswer = ({ points, expectedSeconds, provider }: PaidTask) => ({
  points_charged: points,
  expected_seconds: expectedSeconds,
  provider,
});
