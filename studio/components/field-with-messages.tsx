import { Stack, Text } from '@sanity/ui'
import { type FieldProps, type FormNodeValidation, useFormValue } from 'sanity'
import { acceptanceOf, acceptedIn } from '../schema/validation/accepted-warnings'

/** Shows validation messages below the field; the Studio shows them only in a tooltip. */
export function FieldWithMessages(props: FieldProps) {
  const messages = props.validation.filter(({ level }) => level !== 'info')
  return (
    // Also around a field without messages: React would remount an input whose parent changes, and lose the focus.
    <Stack gap={3}>
      {props.renderDefault(props)}
      {messages.length > 0 && <Messages messages={messages} />}
    </Stack>
  )
}

function Messages({ messages }: { messages: readonly FormNodeValidation[] }) {
  const accepted = acceptedIn({ acceptedWarnings: useFormValue(['acceptedWarnings']) })
  return messages.map((marker) => {
    const { level, message } = marker
    const acceptance = acceptanceOf(marker, accepted)
    return (
      <Text
        key={message}
        size={1}
        muted={Boolean(acceptance)}
        role={level === 'error' ? 'alert' : 'status'}
      >
        {acceptance
          ? `✓ Accepted by ${acceptance.acceptedBy}: ${acceptance.reason}`
          : `${level === 'error' ? '✕' : '▲'} ${message}`}
      </Text>
    )
  })
}
