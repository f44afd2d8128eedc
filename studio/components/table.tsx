import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { Box, Card, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

export type Heading = {
  title: string
  /** As CSS. */
  width?: string | undefined
  isNumber?: boolean | undefined
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

type TableProps = {
  label: string
  headings: readonly Heading[]
  /** In pixels; a narrower screen scrolls sideways. */
  minWidth?: number
  children: ReactNode
}

/** A table in the Studio's look. */
export function Table({ label, headings, minWidth = 560, children }: TableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={label} style={{ ...TABLE, minWidth }}>
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

const TABLE = { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' } as const

function HeadingCell({ title, width, isNumber, sort, onSort }: Heading) {
  const arrow = sort === 'ascending' ? <ChevronUpIcon /> : <ChevronDownIcon />
  // The arrow stands left of a figure's title, so that figures stand below its end.
  const content = (
    <Flex gap={1} align="center" direction={isNumber ? 'row-reverse' : 'row'}>
      <Text size={1} weight="medium" muted={sort === 'none'}>
        {title}
      </Text>
      {sort && (
        <Text
          size={1}
          muted
          aria-hidden="true"
          style={{ visibility: sort === 'none' ? 'hidden' : 'visible' }}
        >
          {arrow}
        </Text>
      )}
    </Flex>
  )
  return (
    <th scope="col" aria-sort={sort} style={{ width, padding: 0, textAlign: 'start' }}>
      {onSort ? (
        <Card
          as="button"
          data-as="button"
          type="button"
          padding={3}
          onClick={onSort}
          style={{ width: '100%' }}
        >
          {content}
        </Card>
      ) : (
        <Box padding={3}>{content}</Box>
      )}
    </th>
  )
}

type CellProps = {
  children: ReactNode
  muted?: boolean | undefined
  isNumber?: boolean | undefined
  /** Whether it names its row. */
  isName?: boolean | undefined
}

/** A cell; long words wrap, figures stand below each other. */
export function Cell({ children, muted = false, isNumber = false, isName = false }: CellProps) {
  const Element = isName ? 'th' : 'td'
  return (
    <Element
      scope={isName ? 'row' : undefined}
      style={{ ...CELL, textAlign: isNumber ? 'end' : 'start' }}
    >
      <Box padding={3}>
        <Text size={1} muted={muted} style={isNumber ? FIGURES : WORDS}>
          {children}
        </Text>
      </Box>
    </Element>
  )
}

const CELL = { padding: 0, verticalAlign: 'top', borderTop: '1px solid var(--card-border-color)' }
const FIGURES = { fontVariantNumeric: 'tabular-nums' }
const WORDS = { overflowWrap: 'anywhere' } as const
