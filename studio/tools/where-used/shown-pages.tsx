import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { counted } from '../../actions/counted'
import { PageList } from '../../actions/shown-on'
import type { Shown } from './read-places'

type ShownPagesProps = {
  /** How many documents use it. */
  count: number
  shown: Shown | 'unknown' | undefined
  isType: boolean
}

/** How many documents use it and how many pages show it, with the pages to unfold. */
export function ShownPages({ count, shown, isType }: ShownPagesProps) {
  const [isOpen, setOpen] = useState(false)
  const pages = typeof shown === 'object' ? shown.pages : []
  const used = isType
    ? counted(count, 'document', 'documents')
    : `Used in ${counted(count, 'document', 'documents')}`
  if (count === 0) {
    return (
      <Card border radius={3} padding={5} role="status">
        <Text size={1}>
          {isType ? 'There are no documents of this type.' : 'No document uses this.'}
        </Text>
      </Card>
    )
  }
  return (
    <Stack gap={4}>
      <div role="status">
        <Heading as="h2" size={1}>
          {isType ? used : `${used}, ${shownInWords(shown)}`}
        </Heading>
      </div>
      {pages.length > 0 && (
        <Stack gap={3}>
          <Flex>
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
              text="Pages that show it"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </Flex>
          {isOpen && <PageList pages={pages} />}
        </Stack>
      )}
    </Stack>
  )
}

function shownInWords(shown: ShownPagesProps['shown']): string {
  if (!shown) return 'counting the pages that show it …'
  if (shown === 'unknown') return 'the pages that show it could not be counted'
  const { pages, message } = shown
  if (message) return 'so any page can show it'
  return pages.length === 0
    ? 'shown on no page'
    : `shown on ${counted(pages.length, 'page', 'pages')}`
}
