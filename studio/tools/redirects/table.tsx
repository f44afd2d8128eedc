import { Box, Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

export type Heading = {
  title: string
  /** In percent. */
  width: number
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

type TableProps = { label: string; headings: Heading[]; children: ReactNode }

/** A table of the Studio's look, which scrolls sideways on small screens. */
export function Table({ label, headings, children }: TableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table
        aria-label={label}
        style={{ width: '100%', minWidth: 560, tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {headings.map((heading) => (
              <HeadingCell key={heading.title} {...heading} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  )
}

const arrows = { ascending: '↑', descending: '↓', none: '' }

function HeadingCell({ title, width, sort, onSort }: Heading) {
  const text = (
    <Text size={1} weight="medium" muted={sort === 'none'}>
      {title} {sort && <span aria-hidden="true">{arrows[sort]}</span>}
    </Text>
  )
  return (
    <th scope="col" aria-sort={sort} style={{ width: `${width}%`, textAlign: 'start', padding: 0 }}>
      {onSort ? (
        <Card
          as="button"
          data-as="button"
          type="button"
          padding={3}
          onClick={onSort}
          style={{ width: '100%', textAlign: 'start' }}
        >
          {text}
        </Card>
      ) : (
        <Box padding={3}>{text}</Box>
      )}
    </th>
  )
}

/** A cell; long paths wrap. */
export function Cell({ children, muted }: { children: ReactNode; muted?: boolean }) {
  return (
    <Card as="td" borderTop padding={3} style={{ display: 'table-cell', verticalAlign: 'top' }}>
      <Text size={1} muted={muted ?? false} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Card>
  )
}
