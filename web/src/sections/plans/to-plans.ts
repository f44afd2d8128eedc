import { type Action, toAction } from '@/content/action/action'
import { toPrice } from '@/content/price/price'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Plan = {
  key: string
  name: string
  audience?: string | undefined
  price?: string | undefined
  unit?: string | undefined
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
      price: toPrice(plan.price)?.text,
      unit: plan.unit ?? undefined,
      tag: plan.tag ?? undefined,
      features: plan.features ?? [],
      action: toAction(plan.action),
    })),
  }
}
