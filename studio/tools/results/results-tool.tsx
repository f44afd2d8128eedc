import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { Box, Button, Card, Container, Flex, Grid, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import type { Tool } from 'sanity'
import { IntentLink } from 'sanity/router'
import { RESULT_PERIODS, type ResultsPeriod } from '../../../web/src/lib/studio-api'
import { CountsTable } from './counts-table'
import { changeInWords, submissions } from './result-words'
import { type FoundResults, type Page, useResults } from './use-results'

/** The tool “Results”: which campaign, page and button brings submissions. */
export const resultsTool: Tool = {
  name: 'results',
  title: 'Results',
  icon: ChartUpwardIcon,
  component: ResultsTool,
}

function ResultsTool() {
  const [days, setDays] = useState<ResultsPeriod>(30)
  const { answer, isAsking, hasAskedAgain, again } = useResults(days)
  return (
    <Box as="main" height="fill" overflow="auto" paddingX={[3, 4]} paddingY={[4, 5]}>
      <Container width={4}>
        <Stack gap={5}>
          <Flex gap={4} align="center" justify="space-between" wrap="wrap">
            <Heading as="h1" size={2}>
              Results
            </Heading>
            <Flex gap={1} role="group" aria-label="Period">
              {RESULT_PERIODS.map((each) => (
                <Button
                  key={each}
                  text={`${each} days`}
                  mode={each === days ? 'default' : 'ghost'}
                  fontSize={1}
                  aria-pressed={each === days}
                  onClick={() => setDays(each)}
                />
              ))}
            </Flex>
          </Flex>
          {!answer && (
            <Flex gap={3} align="center" role="status">
              <Spinner muted />
              <Text size={1} muted>
                Asking the site…
              </Text>
            </Flex>
          )}
          {answer && 'reason' in answer && (
            <NoResults reason={answer.reason} isAsking={isAsking} onAgain={again} />
          )}
          {answer && 'data' in answer && (
            <Shown results={answer.data} days={days} hasFocus={hasAskedAgain} />
          )}
        </Stack>
      </Container>
    </Box>
  )
}

type NoResultsProps = { reason: string; isAsking: boolean; onAgain: () => void }

function NoResults({ reason, isAsking, onAgain }: NoResultsProps) {
  return (
    <Card tone="caution" border radius={3} padding={4} role="alert">
      <Flex gap={4} align="center" wrap="wrap" justify="space-between">
        <Box flex={1} style={{ minWidth: 240 }}>
          <Text size={1}>{reason}</Text>
        </Box>
        <Button
          text={isAsking ? 'Asking the site…' : 'Try again'}
          mode="ghost"
          fontSize={1}
          aria-busy={isAsking}
          onClick={onAgain}
        />
      </Flex>
    </Card>
  )
}

type ShownProps = { results: FoundResults; days: ResultsPeriod; hasFocus: boolean }

function Shown({ results, days, hasFocus }: ShownProps) {
  const head = useRef<HTMLDivElement>(null)
  // In place of the button that asked again, unless the focus has moved on.
  useEffect(() => {
    if (hasFocus && document.activeElement === document.body) head.current?.focus()
  }, [hasFocus])
  const { by, total, blocked, pages } = results
  return (
    <Stack gap={5}>
      <Stack gap={3} role="status" ref={head} tabIndex={-1}>
        <Heading as="h2" size={3}>
          {submissions(total.count)} in {days} days
        </Heading>
        <Text size={1} muted>
          {changeInWords(total, days)}
          {blocked > 0 &&
            ` ${submissions(blocked)} more looked like a program’s and count nowhere.`}
        </Text>
      </Stack>
      {total.count + total.before === 0 ? (
        <Text size={1}>
          A submission is a form that a visitor has sent: a request, an application, a registration
          or a sign-up for the newsletter. The first one shows here which campaign, page and button
          brought it.
        </Text>
      ) : (
        <Grid gap={4} gridTemplateColumns={[1, 1, 2, 3]} style={{ alignItems: 'start' }}>
          <CountsTable
            title="Campaigns"
            text="The campaign in the link by which the visitor came."
            rows={by.campaign}
            days={days}
            nameOf={(key) => key ?? 'Without a campaign'}
          />
          <CountsTable
            title="Pages"
            text="The page from which the submission was sent."
            rows={by.page}
            days={days}
            nameOf={(key) => (key ? <PageName path={key} page={pages.get(key)} /> : 'Not known')}
          />
          <CountsTable
            title="Buttons"
            text="The button that opened the form."
            rows={by.button}
            days={days}
            nameOf={(key) => key ?? 'Without a button'}
          />
        </Grid>
      )}
    </Stack>
  )
}

/** The page's title, which opens its document, and its path. */
function PageName({ path, page }: { path: string; page: Page | undefined }) {
  if (!page) return path
  const { _id: id, _type: type, title } = page
  return (
    <>
      <IntentLink intent="edit" params={{ id, type }}>
        {title}
      </IntentLink>{' '}
      <span style={{ color: 'var(--card-muted-fg-color)' }}>{path}</span>
    </>
  )
}
