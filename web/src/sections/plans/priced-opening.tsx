import type { ReactNode } from 'react'
import type { CostTableProps } from '@/sections/plans/cost-table'
import { Costs } from '@/sections/plans/costs'
import { Container } from '@/ui/band'

type PricedOpeningProps = {
  costs: CostTableProps
  head: ReactNode
  /** The price list. */
  children: ReactNode
}

/** The head of a page beside the calculator of the price list below: the question and its answer are on the first screen. */
export function PricedOpening({ costs, head, children }: PricedOpeningProps) {
  return (
    // One section, in which the calculator finds its cards. It ends on the list's ground, which the next band joins.
    <section data-band="sunk">
      <div className="border-b border-line">
        <Container className="grid grid-cols-1 gap-x-16 gap-y-6 py-7 sm:py-9 lg:grid-cols-2 lg:items-start">
          <div>{head}</div>
          <Costs {...costs} />
        </Container>
      </div>
      {children}
    </section>
  )
}
