import { type Action, toAction } from '@/content/action/action'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Plan = {
  key: string
  name: string
  audience?: string | undefined
  price: string
  unit?: string | undefined
  /** For search engines; a custom price has none. */
  priceUsd?: number | undefined
  tag?: string | undefined
  features: string[]
  action?: Action | undefined
}

export type PlansProps = Heading & { plans: Plan[]; note?: string | undefined }

export function toPlans(raw: RawSectionOf<'plans'>): PlansProps {
  return {
    ...toHeading(raw),
    note: raw.note ?? undefined,
    plans: (raw.plans ?? []).map((plan) => ({
      key: plan._key,
      name: plan.name ?? '',
      audience: plan.audience ?? undefined,
      price: plan.price ?? 'Custom',
      unit: plan.unit ?? undefined,
      priceUsd: plan.priceUsd ?? undefined,
      tag: plan.tag ?? undefined,
      features: plan.features ?? [],
      action: toAction(plan.action),
    })),
  }
}
