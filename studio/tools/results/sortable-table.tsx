import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { Box, Card, Flex, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { type Column, sortRows } from './columns'
import { inDigits } from './result-words'

type SortableTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

const inWords = (value: string | number) => (typeof value === 'number' ? inDigits(value) : value)

/** A table whose headings sort it; at first in the order of its rows. */
export function SortableTable<Row>({ label, columns, rows, keyOf }: SortableTableProps<Row>) {
  const [sort, setSort] = useState<{ title: string; isDescending: boolean }>()
  const column = columns.find(({ title }) => title === sort?.title)
  const sorted = column && sort ? sortRows(rows, column, sort.isDescending) : rows

  const minWidth = NAME_WIDTH + NUMBER_WIDTH * (columns.length - 1)

  // Numbers begin with the largest, names with A.
  const sortBy = ({ title, isNumber = false }: Column<Row>) =>
    setSort({ title, isDescending: sort?.title === title ? !sort.isDescending : isNumber })

  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={label} style={{ ...TABLE, minWidth }}>
        <thead>
          <tr>
            {columns.map((each) => (
              <Heading
                key={each.title}
                title={each.title}
                isNumber={each.isNumber}
                sorted={
                  sort?.title === each.title
                    ? sort.isDescending
                      ? 'descending'
                      : 'ascending'
                    : undefined
                }
                onSort={() => sortBy(each)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((each, index) => (
                <Cell key={each.title} isNumber={each.isNumber} isName={index === 0}>
                  {each.cell ? each.cell(row) : inWords(each.value(row))}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const TABLE = { width: '100%', borderCollapse: 'collapse' } as const
// In pixels.
const [NAME_WIDTH, NUMBER_WIDTH] = [180, 140]

type HeadingProps = {
  title: string
  isNumber: boolean | undefined
  sorted: 'ascending' | 'descending' | undefined
  onSort: () => void
}

function Heading({ title, isNumber, sorted, onSort }: HeadingProps) {
  return (
    <th
      scope="col"
      aria-sort={sorted ?? 'none'}
      style={{ padding: 0, width: isNumber ? NUMBER_WIDTH : 'auto' }}
    >
      <Card
        as="button"
        data-as="button"
        type="button"
        padding={3}
        style={{ width: '100%' }}
        onClick={onSort}
      >
        {/* The arrow stands left of a figure's title, so that figures stand below its end. */}
        <Flex gap={1} align="center" direction={isNumber ? 'row-reverse' : 'row'}>
          <Text size={1} weight="medium" muted={!sorted}>
            {title}
          </Text>
          <Text
            size={1}
            muted
            aria-hidden="true"
            style={{ visibility: sorted ? 'visible' : 'hidden' }}
          >
            {sorted === 'ascending' ? <ChevronUpIcon /> : <ChevronDownIcon />}
          </Text>
        </Flex>
      </Card>
    </th>
  )
}

type CellProps = { isNumber: boolean | undefined; isName: boolean; children: ReactNode }

function Cell({ isNumber, isName, children }: CellProps) {
  const Element = isName ? 'th' : 'td'
  return (
    <Element
      {...(isName && { scope: 'row' })}
      style={{ ...CELL, textAlign: isNumber ? 'end' : 'start' }}
    >
      <Box padding={3}>
        <Text size={1} style={isNumber ? FIGURES : NAME}>
          {children}
        </Text>
      </Box>
    </Element>
  )
}

const CELL = { padding: 0, verticalAlign: 'top', borderTop: '1px solid var(--card-border-color)' }
const FIGURES = { fontVariantNumeric: 'tabular-nums' }
const NAME = { overflowWrap: 'anywhere' } as const
