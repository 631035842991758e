import type { Plan } from '../../api/billing.ts';

/** The plan that is chosen at first: premium, else standard, else the first that costs something (BILL-08). */
export function defaultPlan<P extends Pick<Plan, 'tier'>>(plans: readonly P[]): P | null {
  const of = (tier: Plan['tier']) => plans.find((plan) => plan.tier === tier);
  return of('premium') ?? of('standard') ?? plans.find(({ tier }) => tier !== 'free') ?? null;
}
