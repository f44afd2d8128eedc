import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { counted } from '../../actions/counted'
import { PageList } from '../../actions/shown-on'
import type { Found } from './read-places'

/** How many documents use it and how many pages show it, with the pages to unfold. */
export function ShownPages({ found, isType }: { found: Found; isType: boolean }) {
  const { rows, pages, message } = found
  const [isOpen, setOpen] = useState(false)
  const used = isType
    ? counted(rows.length, 'document', 'documents')
    : `Used in ${counted(rows.length, 'document', 'documents')}`
  if (rows.length === 0) {
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
          {isType ? used : `${used}, ${shownInWords(pages?.length, message)}`}
        </Heading>
      </div>
      {pages && pages.length > 0 && !message && (
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

function shownInWords(count: number | undefined, message: string | undefined): string {
  if (message) return 'so any page can show it'
  if (count === undefined) return 'the pages that show it could not be counted'
  return count === 0 ? 'shown on no page' : `shown on ${counted(count, 'page', 'pages')}`
}
