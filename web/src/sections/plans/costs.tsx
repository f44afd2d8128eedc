import clsx from 'clsx'
import { Calculator } from '@/sections/controls-of-few-pages'
import { answer, CostTable, type CostTableProps } from '@/sections/plans/cost-table'

/** What the plans cost at a volume: a table, and a calculator where scripts run. */
export function Costs({ className, ...table }: CostTableProps & { className?: string }) {
  return (
    <div
      className={clsx(
        'grid gap-x-16 gap-y-4 rounded-lg border border-line bg-white p-5 wrap-anywhere sm:p-6',
        className,
      )}
    >
      <Calculator {...table} said={answer(table, String(table.volume)).said}>
        <CostTable {...table} />
      </Calculator>
    </div>
  )
}
