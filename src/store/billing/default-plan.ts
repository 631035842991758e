import type { Plan } from '../../api/billing.ts';

/** The plan selected by default: premium, else standard, else the first that is not free (BILL-08). */
export function defaultPlan<P extends Pick<Plan, 'tier'>>(plans: readonly P[]): P | null {
  const of = (tier: Plan['tier']) => plans.find((plan) => plan.tier === tier);
  return of('premium') ?? of('standard') ?? plans.find(({ tier }) => tier !== 'free') ?? null;
}
