import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import {
  type Results,
  type ResultsKey,
  type ResultsPeriod,
  resultsPath,
} from '../../../web/src/lib/studio-api'
import { pathOf } from '../../actions/stored-document'
import { AnswerOrReason } from '../../site-counts/answer-or-reason'
import { useSiteCounts } from '../../site-counts/use-site-counts'
import { PeriodChoice } from './period-choice'
import { changeInWords, inDigits, KEY_WORDS, requests } from './result-words'

/** How many requests came from the page of a document. */
export function ResultsPanel({ onClose }: DocumentInspectorProps) {
  const { editState } = useDocumentPane()
  // Visitors only know the published path.
  const path = pathOf(editState?.published ?? null)
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        flex="none"
        closeButtonLabel="Close the results"
        onClose={onClose}
        title="Results"
      />
      <Card flex={1} overflow="auto" padding={4}>
        {path ? (
          <PageResults path={path} />
        ) : (
          <Text size={1} muted>
            This page is not published yet, so it has brought no requests.
          </Text>
        )}
      </Card>
    </Flex>
  )
}

function PageResults({ path }: { path: string }) {
  const [days, setDays] = useState<ResultsPeriod>(30)
  const { answer, again } = useSiteCounts<Results>(resultsPath(days, path))
  return (
    <Stack gap={5}>
      <PeriodChoice days={days} onChoose={setDays} />
      <AnswerOrReason answer={answer} onAgain={again}>
        {({ total, by, forms }) => (
          <Stack gap={5}>
            <Stack gap={3} role="status">
              <Heading as="h3" size={1}>
                Brought {requests(total.count)} in {days} days
              </Heading>
              <Text size={1} muted>
                {changeInWords(total, days)}
              </Text>
            </Stack>
            {BY.map((key) => (
              <List
                key={key}
                title={KEY_WORDS[key].tab}
                rows={by[key].map(({ key: name, count }) => [
                  name ?? KEY_WORDS[key].unknown,
                  count,
                ])}
              />
            ))}
            <List
              title="Forms opened here"
              rows={forms.map(({ form, opened }) => [form, opened])}
            />
            <List title="Forms sent here" rows={forms.map(({ form, sent }) => [form, sent])} />
          </Stack>
        )}
      </AnswerOrReason>
    </Stack>
  )
}

const BY = ['form', 'button', 'campaign', 'landing'] as const satisfies ResultsKey[]

type ListProps = { title: string; rows: readonly (readonly [name: string, count: number])[] }

/** Names with their counts; not shown when there is nothing to count. */
function List({ title, rows }: ListProps) {
  const counted = rows.filter(([, count]) => count > 0)
  if (counted.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Text as="h4" size={1} weight="semibold">
        {title}
      </Text>
      <Stack as="ul" gap={3}>
        {counted.map(([name, count]) => (
          <Flex key={name} as="li" gap={4} justify="space-between">
            <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Text size={1} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {inDigits(count)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}
