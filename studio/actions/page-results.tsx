import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { addressesOf } from '../schema/validation/public-history'
import { changeInWords, submissions } from '../tools/results/result-words'
import { useResults } from '../tools/results/use-results'

const DAYS = 30

/** The action “Results” of a published page: how many submissions it brought. */
export const usePageResults: DocumentActionComponent = ({ published }) => {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const addresses = published ? addressesOf(published) : []
  if (addresses.length === 0) return null
  return {
    label: 'Results',
    icon: ChartUpwardIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Results of this page',
      onClose: close,
      content: <PageResults addresses={addresses} />,
    },
  }
}

/** The submissions that visitors sent from these addresses. */
function PageResults({ addresses }: { addresses: string[] }) {
  const { answer, isAsking, again } = useResults(DAYS)
  if (!answer)
    return (
      <Flex gap={3} align="center" role="status">
        <Spinner muted />
        <Text size={1}>Asking the site…</Text>
      </Flex>
    )
  if ('reason' in answer)
    return (
      <Stack gap={4} role="alert">
        <Text size={1}>{answer.reason}</Text>
        <Flex>
          <Button text="Try again" mode="ghost" loading={isAsking} onClick={again} />
        </Flex>
      </Stack>
    )
  const rows = answer.data.by.page.filter(({ key }) => key !== null && addresses.includes(key))
  const sum = {
    count: rows.reduce((all, { count }) => all + count, 0),
    before: rows.reduce((all, { before }) => all + before, 0),
  }
  return (
    <Stack gap={4} role="status">
      <Text weight="semibold">
        {submissions(sum.count)} in {DAYS} days
      </Text>
      <Text size={1}>{changeInWords(sum, DAYS)}</Text>
      <Text size={1} muted>
        Forms that visitors sent from {addresses.join(' or ')}. The tool Results has all pages, and
        the campaigns and buttons.
      </Text>
    </Stack>
  )
}
