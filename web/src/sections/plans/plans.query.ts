import { ACTION_FIELDS, type Action, toAction } from '@/objects/action'
import { PRICE_FIELDS, toPrice } from '@/objects/price'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const PLANS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  plans[]{
    _key, name, audience, price{ ${PRICE_FIELDS} }, unit, tag, features, action{ ${ACTION_FIELDS} }
  },
  note
`
