import { Button, Flex, Text } from '@sanity/ui'
import { counted } from '../../actions/counted'
import type { BulkKind } from './bulk-dialog'

type BulkBarProps = { count: number; onStart: (kind: BulkKind) => void }

/** What can be done with the chosen documents. */
export function BulkBar({ count, onStart }: BulkBarProps) {
  const isNone = count === 0
  return (
    <Flex wrap="wrap" gap={3} align="center" role="group" aria-label="Chosen documents">
      <Text size={1} muted={isNone} role="status">
        {isNone
          ? 'No document is chosen.'
          : `${counted(count, 'document is', 'documents are')} chosen.`}
      </Text>
      <Flex wrap="wrap" gap={2}>
        <Button
          mode="ghost"
          fontSize={1}
          text="Publish …"
          disabled={isNone}
          onClick={() => onStart('publish')}
        />
        <Button
          mode="ghost"
          fontSize={1}
          text="Change a field …"
          disabled={isNone}
          onClick={() => onStart('change')}
        />
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          text="Unpublish …"
          disabled={isNone}
          onClick={() => onStart('unpublish')}
        />
      </Flex>
    </Flex>
  )
}
