import { PlanColumn } from '@/sections/plans/plan-column'
import type { PlansProps } from '@/sections/plans/to-plans'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** A price list: one ruled sheet, the plan with a tag standing out of it. */
export function Plans({ plans, note, anchor, ...heading }: PlansProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12 lg:mb-16" />
      <ul className="grid rounded-lg border border-line bg-paper lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(4,auto)]">
        {plans.map(({ key, ...plan }) => (
          <PlanColumn key={key} {...plan} />
        ))}
      </ul>
      {note && <p className="mt-6 max-w-3xl text-small text-ink-mute lg:mt-10">{note}</p>}
    </Band>
  )
}
