import { MOST_PLANS, type KeptPlan, type Plan } from './plan';

type Plans = readonly KeptPlan[];

/** At the end; a full list stays as it is. */
export function withPlan(plans: Plans, plan: Plan, id: string): Plans {
  return plans.length < MOST_PLANS ? [...plans, { ...plan, id }] : plans;
}

export function withPlanChanged(plans: Plans, id: string, change: Partial<Plan>): Plans {
  return plans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan));
}

export function withoutPlan(plans: Plans, id: string): Plans {
  return plans.filter((plan) => plan.id !== id);
}
