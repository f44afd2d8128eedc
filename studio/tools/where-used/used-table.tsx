import { Badge, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { pathToString, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { PAGE_SIZE, Pager } from '../../components/pager'
import { Cell, ControlCell, Table } from '../../components/table'
import { env } from '../../env'
import type { UsedRow } from './read-places'

interface UsedTableProps {
  rows: readonly UsedRow[]
  /** The ids of the chosen documents. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  page: number
  onPage: (page: number) => void
  /** Whether the rows name places, which a list of a type has not. */
  hasPlaces: boolean
}

/** How many places a row names; a page can have a hundred links. */
const MOST_PLACES = 5

/** Documents with the places where they use something, each of which opens its field; rows can be chosen. */
export function UsedTable(props: UsedTableProps) {
  const { rows, chosen, onChoose, page, onPage, hasPlaces } = props
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const areAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  const headings = hasPlaces
    ? [
        { title: 'Choose', width: '9%' },
        { title: 'Document', width: '36%' },
        { title: 'Where', width: '37%' },
        { title: 'State', width: '18%' },
      ]
    : [
        { title: 'Choose', width: '9%' },
        { title: 'Document', width: '66%' },
        { title: 'State', width: '25%' },
      ]
  return (
    <Stack gap={4}>
      <Flex wrap="wrap" gap={3} align="center" justify="space-between">
        <Flex as="label" align="center" gap={3}>
          <Checkbox
            checked={areAll}
            indeterminate={!areAll && chosen.size > 0}
            onChange={() =>
              toggle(
                rows.map(({ id }) => id),
                !areAll,
              )
            }
          />
          <Text size={1}>Choose all {rows.length.toLocaleString('en')}</Text>
        </Flex>
        <Pager name="documents" total={rows.length} page={page} onPage={onPage} />
      </Flex>
      <Table label="Documents" headings={headings}>
        {rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((row) => (
          <tr key={row.id}>
            <ControlCell>
              <Checkbox
                aria-label={`Choose ${row.title}`}
                checked={chosen.has(row.id)}
                onChange={({ currentTarget }) => toggle([row.id], currentTarget.checked)}
              />
            </ControlCell>
            <Cell isName>
              <DocumentLinks row={row} />
            </Cell>
            {hasPlaces && (
              <Cell>
                <Places row={row} />
              </Cell>
            )}
            <ControlCell>
              <State row={row} />
            </ControlCell>
          </tr>
        ))}
      </Table>
    </Stack>
  )
}

function DocumentLinks({ row: { id, type, title, path, isPublished } }: { row: UsedRow }) {
  const typeTitle = useSchema().get(type)?.title ?? type
  return (
    <Stack gap={1}>
      <IntentLink intent="edit" params={{ id, type }}>
        {id === type ? typeTitle : title}
      </IntentLink>
      <span>
        {typeTitle}
        {path && ' · '}
        {path &&
          (isPublished ? (
            <a href={env.SANITY_STUDIO_SITE_URL + path} target="_blank" rel="noreferrer">
              {path}
            </a>
          ) : (
            path
          ))}
      </span>
    </Stack>
  )
}

function Places({ row: { id, type, places } }: { row: UsedRow }) {
  const rest = places.length - MOST_PLACES
  return (
    <Stack as="ul" gap={1}>
      {places.slice(0, MOST_PLACES).map(({ path, text }) => (
        <li key={text}>
          <IntentLink intent="edit" params={{ id, type, path: pathToString(path) }}>
            {text}
          </IntentLink>
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </Stack>
  )
}

function State({ row: { isPublished, hasDraft, isInRelease } }: { row: UsedRow }) {
  return (
    <Flex wrap="wrap" gap={2}>
      {isPublished && !hasDraft && <Badge tone="positive">Published</Badge>}
      {isPublished && hasDraft && <Badge tone="caution">Edited, not published</Badge>}
      {!isPublished && hasDraft && <Badge tone="caution">Never published</Badge>}
      {isInRelease && <Badge tone="primary">In a release</Badge>}
    </Flex>
  )
}
