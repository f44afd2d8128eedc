import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import type { ResultsRow } from '../../../web/src/lib/studio-api'

/** The rows that are shown at first. */
const FIRST = 10

type CountsTableProps = {
  title: string
  /** What the first column says. */
  text: string
  rows: readonly ResultsRow[]
  days: number
  /** How a key is shown. */
  nameOf: (key: string | null) => ReactNode
}

/** Submissions by one key, the most frequent first, with a bar for each. */
export function CountsTable({ title, text, rows, days, nameOf }: CountsTableProps) {
  const id = useId()
  const [isLong, setLong] = useState(false)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Card as="section" border radius={3} padding={4} aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Heading as="h2" size={1} id={id}>
            {title}
          </Heading>
          <Text size={1} muted>
            {text}
          </Text>
        </Stack>
        <table aria-labelledby={id} style={TABLE}>
          <thead>
            <tr>
              <td />
              <th scope="col" style={NUMBER}>
                <Text size={1} muted align="right">
                  Submissions
                </Text>
              </th>
              <th scope="col" style={NUMBER}>
                <Text size={1} muted align="right">
                  {days} days before
                </Text>
              </th>
            </tr>
          </thead>
          <tbody>
            {(isLong ? rows : rows.slice(0, FIRST)).map(({ key, count, before }) => (
              <tr key={key ?? ''}>
                <th scope="row" style={NAME}>
                  <Stack gap={2}>
                    <Text size={1} muted={key === null} style={{ overflowWrap: 'anywhere' }}>
                      {nameOf(key)}
                    </Text>
                    <Box style={{ ...BAR, width: `${(count / most) * 100}%` }} />
                  </Stack>
                </th>
                {[count, before].map((number, index) => (
                  <td key={index === 0 ? 'now' : 'before'} style={NUMBER}>
                    <Text size={1} align="right" muted={index > 0}>
                      {number.toLocaleString('en-US')}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > FIRST && (
          <Flex>
            <Button
              mode="bleed"
              fontSize={1}
              text={isLong ? 'Show fewer' : `Show all ${rows.length}`}
              aria-expanded={isLong}
              onClick={() => setLong(!isLong)}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
} as const
const NAME = { padding: '8px 0', textAlign: 'start', verticalAlign: 'top' } as const
const NUMBER = { ...NAME, width: 76 } as const
const BAR = { height: 3, borderRadius: 2, background: 'var(--card-focus-ring-color)' } as const
