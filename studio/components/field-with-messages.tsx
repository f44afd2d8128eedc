import { Stack, Text } from '@sanity/ui'
import { type FieldProps, type FormNodeValidation, useFormValue } from 'sanity'
import { acceptanceOf, acceptedIn } from '../schema/validation/accepted-warnings'

/** Prints validation messages below the field; the Studio shows them only in an icon's tooltip. */
export function FieldWithMessages(props: FieldProps) {
  const messages = props.validation.filter(({ level }) => level !== 'info')
  if (messages.length === 0) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Messages messages={messages} />
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
