import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { EditIcon } from '@sanity/icons/Edit'
import { PackageIcon } from '@sanity/icons/Package'
import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { useIntentLink } from 'sanity/router'
import type { DueGroups, DueItem } from './due-items'

const kinds: Record<DueItem['kind'], { title: string; icon: ComponentType }> = {
  release: { title: 'Release', icon: PackageIcon },
  job: { title: 'Job', icon: CaseIcon },
  event: { title: 'Event', icon: CalendarIcon },
  section: { title: 'Section', icon: BlockElementIcon },
  review: { title: 'Review', icon: EditIcon },
}

const groupTitles = { overdue: 'Overdue', soon: 'Next 30 days', later: 'Later' } as const

/** The non-empty groups with headings. */
export function DueList({ groups }: { groups: DueGroups }) {
  const names = (['overdue', 'soon', 'later'] as const).filter((name) => groups[name].length > 0)
  if (names.length === 0) return <NothingDue />
  return (
    <Stack gap={6}>
      {names.map((name) => (
        <Stack key={name} gap={3} as="section" aria-labelledby={`due-${name}`}>
          <Flex align="center" gap={3}>
            <Heading as="h2" size={0} id={`due-${name}`}>
              {groupTitles[name]}
            </Heading>
            <Badge tone={name === 'overdue' ? 'critical' : 'default'}>{groups[name].length}</Badge>
          </Flex>
          <Card border radius={3} overflow="hidden">
            {groups[name].map((item, index) => (
              <DueRow
                key={item.key}
                item={item}
                isLate={name === 'overdue'}
                isFirst={index === 0}
              />
            ))}
          </Card>
        </Stack>
      ))}
    </Stack>
  )
}

function NothingDue() {
  return (
    <Card border radius={3} padding={5}>
      <Stack gap={4}>
        <Text weight="medium">Nothing is due.</Text>
        <Text size={1} muted>
          This list shows scheduled releases, jobs with a closing date, past events without a
          recording, sections that show for a time, and documents with a date of review.
        </Text>
      </Stack>
    </Card>
  )
}

type DueRowProps = { item: DueItem; isLate: boolean; isFirst: boolean }

/** A row that opens the document or release; on narrow screens the date is below the title. */
function DueRow({ item, isLate, isFirst }: DueRowProps) {
  const { title: kind, icon: Icon } = kinds[item.kind]
  const linkProps = useIntentLink(item.link)
  return (
    <Card {...linkProps} as="a" data-as="a" padding={4} borderTop={!isFirst}>
      <Flex gap={4}>
        <Box paddingTop={1}>
          <Text size={1} muted>
            <Icon />
          </Text>
        </Box>
        <Flex flex={1} wrap="wrap" gap={3} justify="space-between">
          <Box flex={1} style={{ flexBasis: 260, minWidth: 0 }}>
            <Stack gap={3}>
              <Flex wrap="wrap" gap={2} align="center">
                <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
                  {item.title}
                </Text>
                <Badge>{kind}</Badge>
                {item.isEdited && <Badge tone="caution">Edited, not published</Badge>}
              </Flex>
              <Text size={1} muted>
                {item.text}
              </Text>
            </Stack>
          </Box>
          {item.date && (
            <Card
              tone={isLate ? 'critical' : 'inherit'}
              paddingTop={1}
              style={{ background: 'none' }}
            >
              <Text size={1} weight={isLate ? 'medium' : 'regular'}>
                <time dateTime={item.date}>{inWords(item.date)}</time>
              </Text>
            </Card>
          )}
        </Flex>
      </Flex>
    </Card>
  )
}

/** A day without a time zone; a time in the editor's time zone. */
function inWords(date: string): string {
  return date.includes('T')
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(date),
      )
    : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(date),
      )
}
