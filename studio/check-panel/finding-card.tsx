import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import type { AcceptedWarning } from '../schema/validation/accepted-warnings'
import type { Repair } from './repairs'

interface FindingCardProps {
  level: 'error' | 'warning'
  message: string
  /** The place of the finding in the form's titles. */
  titles: readonly string[]
  onOpen: () => void
  repair?: Repair | undefined
  onRepair?: (() => void) | undefined
  /** Absent for findings that cannot be accepted. */
  onAccept?: ((reason: string) => void) | undefined
}

/** A finding with a link to its field and its repair. */
export function FindingCard(props: FindingCardProps) {
  const { level, message, titles, onOpen, repair, onRepair, onAccept } = props
  const [isAccepting, setAccepting] = useState(false)
  const Icon = level === 'error' ? ErrorOutlineIcon : WarningOutlineIcon
  return (
    <Card
      as="li"
      padding={3}
      radius={2}
      border
      tone={level === 'error' ? 'critical' : 'caution'}
      aria-label={message}
    >
      <Flex gap={3}>
        <Text size={1}>
          <Icon aria-label={level === 'error' ? 'Error' : 'Warning'} />
        </Text>
        <Stack flex={1} gap={3}>
          {titles.length > 0 && (
            <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {titles.join(' › ')}
            </Text>
          )}
          <Text size={1}>{message}</Text>
          {isAccepting && onAccept ? (
            <ReasonForm onAccept={onAccept} onCancel={() => setAccepting(false)} />
          ) : (
            <Flex gap={2} wrap="wrap">
              {titles.length > 0 && (
                <Button mode="ghost" fontSize={1} padding={2} text="Go to field" onClick={onOpen} />
              )}
              {repair && (
                <Button
                  tone="primary"
                  fontSize={1}
                  padding={2}
                  text={repair.title}
                  onClick={onRepair}
                />
              )}
              {onAccept && (
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text="Accept …"
                  onClick={() => setAccepting(true)}
                />
              )}
            </Flex>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

type ReasonFormProps = { onAccept: (reason: string) => void; onCancel: () => void }

function ReasonForm({ onAccept, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) onAccept(reason.trim())
  }
  return (
    <Card as="form" padding={3} radius={2} onSubmit={submit}>
      <Stack gap={3}>
        <Stack as="label" gap={2}>
          <Text size={1} weight="medium">
            Why is this right here?
          </Text>
          <TextInput
            fontSize={1}
            padding={2}
            autoFocus
            value={reason}
            placeholder="A name, a quotation …"
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          />
        </Stack>
        <Flex gap={2}>
          <Button
            type="submit"
            fontSize={1}
            padding={2}
            text="Accept the warning"
            disabled={!reason.trim()}
          />
          <Button mode="bleed" fontSize={1} padding={2} text="Cancel" onClick={onCancel} />
        </Flex>
      </Stack>
    </Card>
  )
}

type AcceptedCardProps = {
  warning: AcceptedWarning
  titles: readonly string[]
  onReopen: () => void
}

/** An accepted warning: why, by whom and when. */
export function AcceptedCard({ warning, titles, onReopen }: AcceptedCardProps) {
  const { message, reason, acceptedBy, acceptedAt } = warning
  const day = new Date(acceptedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })
  return (
    <Card as="li" padding={3} radius={2} border aria-label={`Accepted: ${message}`}>
      <Stack gap={3}>
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {titles.join(' › ')}
        </Text>
        <Text size={1} muted>
          {message}
        </Text>
        <Text size={1}>“{reason}”</Text>
        <Flex align="center" justify="space-between" gap={2} wrap="wrap">
          <Text size={0} muted>
            Accepted by {acceptedBy} on {day}
          </Text>
          <Button mode="ghost" fontSize={1} padding={2} text="Reopen" onClick={onReopen} />
        </Flex>
      </Stack>
    </Card>
  )
}
