import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type FactRow = { key: string; name: string; cells: string[] }
export type FactTableProps = Heading & {
  columns: string[]
  rows: FactRow[]
  note?: string | undefined
}

/** Every row gets as many cells as there are columns, whatever an editor has left out. */
export function toFactTable(raw: RawSectionOf<'factTable'>): FactTableProps {
  const columns = raw.columns ?? []
  return {
    ...toHeading(raw),
    columns,
    rows: (raw.rows ?? []).map(({ _key, cells }) => {
      const [name = '', ...others] = columns.map((_, index) => cells?.[index] ?? '')
      return { key: _key, name, cells: others }
    }),
    note: raw.note ?? undefined,
  }
}

export const FACT_TABLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  columns,
  rows[]{ _key, cells },
  note
`
