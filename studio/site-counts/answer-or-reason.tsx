import { Box, Button, Card, Flex, Spinner, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { SiteAnswer } from './ask-site'

type AnswerOrReasonProps<Data> = {
  answer: SiteAnswer<Data> | undefined
  onAgain: () => void
  children: (data: Data) => ReactNode
}

/** Shows the site's answer, or why there is none, or that the site is being asked. */
export function AnswerOrReason<Data>({ answer, onAgain, children }: AnswerOrReasonProps<Data>) {
  if (!answer) {
    return (
      <Flex gap={3} align="center" padding={2} role="status">
        <Spinner muted />
        <Text size={1} muted>
          Asking the site …
        </Text>
      </Flex>
    )
  }
  if ('data' in answer) return children(answer.data)
  return (
    <Card tone="caution" border radius={3} padding={4} role="alert">
      <Flex gap={4} align="center" wrap="wrap" justify="space-between">
        <Box flex={1} style={{ minWidth: 240 }}>
          <Text size={1}>{answer.reason}</Text>
        </Box>
        <Button text="Try again" mode="ghost" fontSize={1} onClick={onAgain} />
      </Flex>
    </Card>
  )
}
