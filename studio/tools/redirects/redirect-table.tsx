import { SearchIcon } from '@sanity/icons/Search'
import { Badge, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { PAGE_SIZE, Pager } from '../../components/pager'
import { Cell, Table } from '../../components/table'
import {
  arranged,
  type Hits,
  hitsOf,
  type RedirectRow,
  type Sorting,
  type SortKey,
  timesInWords,
} from './redirect-list'

const columns: { key: SortKey; title: string; width: string }[] = [
  { key: 'from', title: 'Old path', width: '36%' },
  { key: 'to', title: 'Leads to', width: '28%' },
  { key: 'permanent', title: 'Kind', width: '13%' },
  { key: 'hits', title: 'Asked for in 30 days', width: '23%' },
]

type Props = {
  rows: RedirectRow[]
  /** Undefined while the site has not told them. */
  hits: Hits | undefined
}

/** All redirects, with a search, sorted by a column. */
export function RedirectTable({ rows, hits }: Props) {
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ key: 'from', isDescending: false })
  const [page, setPage] = useState(0)
  const text = useDeferredValue(search)
  const found = useMemo(
    () => arranged(rows, { search: text, sorting, hits: hits ?? new Map() }),
    [rows, text, sorting, hits],
  )
  const last = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1)
  const current = Math.min(page, last)
  const sortBy = (key: SortKey) => {
    setPage(0)
    // Numbers are most interesting from the top.
    setSorting((before) => ({
      key,
      isDescending: before.key === key ? !before.isDescending : key === 'hits',
    }))
  }
  const headings = columns.map(({ key, title, width }) => ({
    title,
    width,
    sort:
      sorting.key !== key
        ? ('none' as const)
        : sorting.isDescending
          ? ('descending' as const)
          : ('ascending' as const),
    onSort: () => sortBy(key),
  }))
  return (
    <Stack gap={4}>
      <Flex wrap="wrap" gap={3} align="center" justify="space-between">
        <div style={{ flex: '1 1 240px', maxWidth: 420 }}>
          <TextInput
            fontSize={1}
            icon={SearchIcon}
            type="search"
            aria-label="Search redirects"
            placeholder="Search by path"
            value={search}
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value)
              setPage(0)
            }}
          />
        </div>
        <Pager name="redirects" total={found.length} page={current} onPage={setPage} />
      </Flex>
      {found.length === 0 ? (
        <Card border radius={3} padding={4}>
          <Text
            size={1}
          >{`No redirect has “${search.trim()}” in its old path or its target.`}</Text>
        </Card>
      ) : (
        <Table label="Redirects" headings={headings}>
          {found.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE).map((row) => (
            <Row key={row.id} row={row} hits={hits} />
          ))}
        </Table>
      )}
    </Stack>
  )
}

function Row({ row, hits }: { row: RedirectRow; hits: Hits | undefined }) {
  const { id, from, to, permanent, isPublished, isEdited } = row
  return (
    <tr>
      <Cell isName>
        <IntentLink intent="edit" params={{ id, type: 'redirect' }}>
          {from || 'No old path yet'}
        </IntentLink>{' '}
        {!isPublished && <Badge tone="caution">Not published</Badge>}
        {isPublished && isEdited && <Badge tone="caution">Edited</Badge>}
      </Cell>
      <Cell>{to || 'No page'}</Cell>
      <Cell muted>{permanent ? 'Permanent' : 'Temporary'}</Cell>
      <Cell muted={!hits || hitsOf(row, hits) === 0}>
        {hits ? timesInWords(hitsOf(row, hits)) : 'not known'}
      </Cell>
    </tr>
  )
}
