import { Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import { Note } from '../../actions/dialog-parts'
import { PAGE_SIZE, Pager } from '../../components/pager'
import { Cell, Table } from '../../components/table'
import type { CheckedRow } from './plan-import'
import { shortened } from './redirect-file'

const headings = [
  { title: 'Row', width: '8%' },
  { title: 'Old path', width: '26%' },
  { title: 'Leads to', width: '26%' },
  { title: 'What happens', width: '40%' },
]

/** What an import would do with each row; rows with problems come first. */
export function ImportPreview({ rows }: { rows: CheckedRow[] }) {
  const [onlyProblems, setOnlyProblems] = useState(false)
  const [page, setPage] = useState(0)
  const checkboxId = useId()
  const sorted = useMemo(
    () => rows.toSorted((one, other) => Number(isProblem(other)) - Number(isProblem(one))),
    [rows],
  )
  const problems = rows.filter(isProblem).length
  const shown = onlyProblems ? sorted.slice(0, problems) : sorted
  return (
    <Stack gap={4}>
      <Flex wrap="wrap" gap={3} align="center" justify="space-between">
        <Pager name="rows" total={shown.length} page={page} onPage={setPage} />
        {problems > 0 && problems < rows.length && (
          <Flex as="label" align="center" gap={2} htmlFor={checkboxId}>
            <Checkbox
              id={checkboxId}
              checked={onlyProblems}
              onChange={({ currentTarget }) => {
                setOnlyProblems(currentTarget.checked)
                setPage(0)
              }}
            />
            <Text size={1}>Only rows with a problem</Text>
          </Flex>
        )}
      </Flex>
      <Table label="Rows of the file" headings={headings}>
        {shown.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((row) => (
          <tr key={row.row}>
            <Cell muted>{row.row.toLocaleString('en')}</Cell>
            <Cell isName>{shortened(row.from) || '(empty)'}</Cell>
            <Cell>{shortened(row.to) || '(empty)'}</Cell>
            <Cell muted={!isProblem(row)}>{outcome(row)}</Cell>
          </tr>
        ))}
      </Table>
    </Stack>
  )
}

/** What an import would do, or that it is not possible yet. */
export function ImportSummary({ rows }: { rows: CheckedRow[] }) {
  return <Note tone={rows.some(isProblem) ? 'critical' : 'primary'}>{summary(rows)}</Note>
}

const isProblem = ({ state }: CheckedRow) => state === 'problem'

function outcome({ state, problem, permanent }: CheckedRow): string {
  const kind = permanent ? 'permanent' : 'temporary'
  if (state === 'problem') return problem ?? ''
  if (state === 'same') return 'Exists already; nothing changes'
  return state === 'new' ? `New, ${kind}` : `Changed, ${kind}`
}

function summary(rows: CheckedRow[]): string {
  const count = (state: CheckedRow['state']) => rows.filter((row) => row.state === state).length
  const parts = [
    [count('new'), 'new'],
    [count('changed'), 'changed'],
    [count('same'), 'as they are'],
  ].flatMap(([number, words]) => (number ? `${number.toLocaleString('en')} ${words}` : []))
  const problems = count('problem')
  if (problems === 0) {
    if (count('same') === rows.length) return 'All of these redirects exist already.'
    return `${parts.join(', ')}. All rows are published together, or none of them.`
  }
  const which =
    problems === 1 ? '1 row has a problem' : `${problems.toLocaleString('en')} rows have a problem`
  return `${which}, so nothing can be imported yet. Correct the file and choose it again.`
}
