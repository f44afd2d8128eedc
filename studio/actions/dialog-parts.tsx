import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type NoteProps = { tone: 'critical' | 'caution' | 'primary'; children: ReactNode }

/** A remark in a dialog; a critical one is announced. */
export function Note({ tone, children }: NoteProps) {
  return (
    <Card tone={tone} padding={3} radius={2} border role={tone === 'critical' ? 'alert' : 'note'}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}

/** A heading of a dialog with what belongs to it. */
export function Part({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  )
}

/** Stands in for what is being read. */
export function Waiting({ children }: { children: string }) {
  return (
    <Flex align="center" gap={3}>
      <Spinner muted />
      <Text size={1} muted>
        {children}
      </Text>
    </Flex>
  )
}

/** “1 page”, “2 pages”. */
export const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`
