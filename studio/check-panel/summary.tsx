import { Card, Flex, Spinner, Text } from '@sanity/ui'
import type { ValidationMarker } from 'sanity'

interface SummaryProps {
  markers: readonly ValidationMarker[]
  isChecking: boolean
  /** Not stored yet: the Studio validates stored documents only. */
  isNew: boolean
}

/** The number of errors and warnings, and whether the document can be published. */
export function Summary({ markers, isChecking, isNew }: SummaryProps) {
  const errors = markers.filter(({ level }) => level === 'error').length
  const warnings = markers.length - errors
  if (markers.length === 0 && isChecking) {
    return (
      <Flex gap={3} align="center" padding={2} role="status">
        <Spinner muted />
        <Text size={1} muted>
          Checking …
        </Text>
      </Flex>
    )
  }
  if (isNew) {
    return (
      <Text size={1} muted>
        Nothing is stored yet. Fill in a field, and it is checked here.
      </Text>
    )
  }
  return (
    <Card
      padding={3}
      radius={2}
      tone={errors > 0 ? 'critical' : warnings > 0 ? 'caution' : 'positive'}
      role="status"
    >
      <Text size={1} weight="medium">
        {summaryOf(errors, warnings)}
      </Text>
    </Card>
  )
}

function summaryOf(errors: number, warnings: number): string {
  const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`
  if (errors > 0) {
    const rest = warnings > 0 ? `, and ${count(warnings, 'warning')}` : ''
    return `${count(errors, 'error')} to fix before this can be published${rest}.`
  }
  if (warnings > 0) return `${count(warnings, 'warning')}. You can publish, but look at them first.`
  return 'Nothing to fix: this can be published.'
}
