import type { FormSteps } from '../../../web/src/lib/studio-api'
import type { Column } from './columns'
import { inDigits } from './result-words'
import { SortableTable } from './sortable-table'

/** What became of forms: how often each was opened, started, sent and failed. */
export function FormsTable({ forms }: { forms: readonly FormSteps[] }) {
  return (
    <SortableTable
      label="From opening a form to sending it"
      columns={COLUMNS}
      rows={forms}
      keyOf={({ form }) => form}
    />
  )
}

const COLUMNS: Column<FormSteps>[] = [
  { title: 'Form', value: ({ form }) => form },
  {
    title: 'Opened',
    isNumber: true,
    value: ({ opened }) => opened,
    // Forms that stand in a page are not opened.
    cell: ({ opened }) => (opened === 0 ? '–' : inDigits(opened)),
  },
  { title: 'Started', isNumber: true, value: ({ started }) => started },
  { title: 'Sent', isNumber: true, value: ({ sent }) => sent },
  { title: 'Not sent', isNumber: true, value: ({ failed }) => failed },
  {
    title: 'Sent of started',
    isNumber: true,
    value: ({ sent, started }) => (started === 0 ? 0 : sent / started),
    cell: ({ sent, started }) =>
      started === 0 ? '–' : `${Math.round((Math.min(sent, started) / started) * 100)} %`,
  },
]
