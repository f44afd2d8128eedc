import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useMemo, useState } from 'react'
import type { Tool } from 'sanity'
import {
  type Results,
  type ResultsKey,
  type ResultsPeriod,
  resultsPath,
} from '../../../web/src/lib/studio-api'
import { AnswerOrReason } from '../../site-counts/answer-or-reason'
import { useSiteCounts } from '../../site-counts/use-site-counts'
import { CountsTable } from './counts-table'
import { FormsTable } from './forms-table'
import { PeriodChoice } from './period-choice'
import { RequestsChart } from './requests-chart'
import { changeInWords, inDigits, requests } from './result-words'
import { usePages } from './use-pages'

/** The tool “Results”: how many requests the site brought, and from where. */
export const resultsTool: Tool = {
  name: 'results',
  title: 'Results',
  icon: ChartUpwardIcon,
  component: ResultsTool,
}

function ResultsTool() {
  const [days, setDays] = useState<ResultsPeriod>(30)
  const [shown, setShown] = useState<ResultsKey>('form')
  const { answer, again } = useSiteCounts<Results>(resultsPath(days))
  return (
    <Box height="fill" overflow="auto" paddingX={[3, 4]} paddingY={[4, 5]}>
      <Container width={3}>
        <Stack gap={5}>
          <Flex gap={4} align="flex-end" justify="space-between" wrap="wrap">
            <Stack gap={4}>
              <Heading as="h1" size={2}>
                Results
              </Heading>
              <Text size={1} muted>
                The requests that the site brought. Only counts: names and texts of visitors stay on
                the site.
              </Text>
            </Stack>
            <PeriodChoice days={days} onChoose={setDays} />
          </Flex>
          <AnswerOrReason answer={answer} onAgain={again}>
            {(results) => <Shown results={results} days={days} shown={shown} onShow={setShown} />}
          </AnswerOrReason>
        </Stack>
      </Container>
    </Box>
  )
}

type ShownProps = {
  results: Results
  days: ResultsPeriod
  shown: ResultsKey
  onShow: (key: ResultsKey) => void
}

function Shown({ results, days, shown, onShow }: ShownProps) {
  const { by, total, blocked, forms } = results
  const paths = useMemo(
    () => [...by.page, ...by.landing].flatMap(({ key }) => (key === null ? [] : [key])),
    [by],
  )
  const pages = usePages(paths)
  const isEmpty = total.count + total.before === 0
  return (
    <Stack gap={6}>
      <Card border radius={3} padding={[3, 4]}>
        <Stack gap={5}>
          <Stack gap={3} role="status">
            <Heading as="h2" size={3} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {requests(total.count)} in {days} days
            </Heading>
            <Text size={1} muted>
              {isEmpty
                ? 'There is nothing to show yet: a request counts from the moment a visitor sends it.'
                : changeInWords(total, days)}
              {blocked.count > 0 &&
                ` ${inDigits(blocked.count)} more looked like a program’s and are in no figure.`}
            </Text>
          </Stack>
          {total.count > 0 && <RequestsChart days={results.days} />}
        </Stack>
      </Card>
      {!isEmpty && (
        <Part
          title="Where they came from"
          text={`Compared with the ${days} days before. Days end at midnight UTC.`}
        >
          <CountsTable by={by} shown={shown} onShow={onShow} days={days} pages={pages} />
        </Part>
      )}
      <Part
        title="From opening a form to sending it"
        text="Told by browsers, each step once for a form and page. Visitors whose browser asks not to be tracked are not in it, so there can be more requests than here."
      >
        {forms.length > 0 ? (
          <FormsTable forms={forms} />
        ) : (
          <Card border radius={3} padding={4}>
            <Text size={1} muted>
              No form was opened or started in this time.
            </Text>
          </Card>
        )}
      </Part>
    </Stack>
  )
}

type PartProps = { title: string; text: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Stack gap={3}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        <Text size={1} muted>
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
