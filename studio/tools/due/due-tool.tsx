import { CalendarIcon } from '@sanity/icons/Calendar'
import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useMemo, useState } from 'react'
import { LoadingBlock, type Tool, useDocumentStore } from 'sanity'
import { apiVersion } from '../../env'
import { DUE_QUERY, type DueAnswer, dueItems } from './due-items'
import { DueList } from './due-list'

/** Refresh interval of the current time, in ms. */
const TICK_MS = 30_000

const LISTEN =
  '*[_type == "system.release" || _type == "job" || _type == "event" || _type in ["page", "product"] || defined(reviewOn)]'

/** The tool “Due”: dated tasks for editors. */
export const dueTool: Tool = {
  name: 'due',
  title: 'Due',
  icon: CalendarIcon,
  component: Due,
}

function Due() {
  const { answer, error } = useDueAnswer()
  const now = useNow()
  const groups = useMemo(() => answer && dueItems(answer, now), [answer, now])
  return (
    <Box height="fill" overflow="auto">
      <Container width={2} paddingX={[3, 4]} paddingY={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Due
            </Heading>
            <Text size={1} muted>
              Scheduled releases, closing dates, past events, sections that show for a time, and
              reviews. A line opens what it names.
            </Text>
          </Stack>
          {error && (
            <Card tone="critical" border radius={3} padding={4} role="alert">
              <Text size={1}>
                The dates cannot be read ({error}). Reload the page to try again.
              </Text>
            </Card>
          )}
          {!error && (groups ? <DueList groups={groups} /> : <LoadingBlock showText />)}
        </Stack>
      </Container>
    </Box>
  )
}

/** The query result, refreshed after every change of a release or dated document. */
function useDueAnswer() {
  const documentStore = useDocumentStore()
  const [state, setState] = useState<{ answer?: DueAnswer; error?: string }>({})
  useEffect(() => {
    const options = { apiVersion, tag: 'due', perspective: 'raw' as const }
    const answers = documentStore.listenQuery({ fetch: DUE_QUERY, listen: LISTEN }, {}, options)
    const subscription = answers.subscribe({
      next: (answer: DueAnswer) => setState({ answer }),
      error: (error: unknown) =>
        setState({ error: error instanceof Error ? error.message : 'unknown reason' }),
    })
    return () => subscription.unsubscribe()
  }, [documentStore])
  return state
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
