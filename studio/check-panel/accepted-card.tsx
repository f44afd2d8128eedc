import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { AcceptedWarning } from '../schema/validation/accepted-warnings'

type AcceptedCardProps = {
  warning: AcceptedWarning
  titles: readonly string[]
  onReopen: () => void
}

/** A warning that an editor accepted: why, who and when. */
export function AcceptedCard({ warning, titles, onReopen }: AcceptedCardProps) {
  const { message, reason, acceptedBy, acceptedAt } = warning
  const day = new Date(acceptedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })
  return (
    <Card as="li" padding={3} radius={2} border aria-label={`Accepted: ${message}`}>
      <Stack gap={3}>
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {titles.join(' › ')}
        </Text>
        <Text size={1} muted>
          {message}
        </Text>
        <Text size={1}>“{reason}”</Text>
        <Flex align="center" justify="space-between" gap={2} wrap="wrap">
          <Text size={0} muted>
            Accepted by {acceptedBy} on {day}
          </Text>
          <Button mode="ghost" fontSize={1} padding={2} text="Reopen" onClick={onReopen} />
        </Flex>
      </Stack>
    </Card>
  )
}
