import { Stack, Text } from '@sanity/ui'
import type { FieldProps } from 'sanity'

/** Shows validation messages below the field; the Studio shows them only in a tooltip. */
export function FieldWithMessages(props: FieldProps) {
  const messages = props.validation.filter(({ level }) => level !== 'info')
  return (
    // Also around a field without messages: React would remount an input whose parent changes, and lose the focus.
    <Stack gap={3}>
      {props.renderDefault(props)}
      {messages.map(({ level, message }) => (
        <Text key={message} size={1} role={level === 'error' ? 'alert' : 'status'}>
          {`${level === 'error' ? '✕' : '▲'} ${message}`}
        </Text>
      ))}
    </Stack>
  )
}
