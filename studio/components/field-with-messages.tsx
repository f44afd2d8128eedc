import { Stack, Text } from '@sanity/ui'
import type { FieldProps } from 'sanity'

/** Prints validation messages below the field; the Studio shows them only in an icon's tooltip. */
export function FieldWithMessages(props: FieldProps) {
  const messages = props.validation.filter(({ level }) => level !== 'info')
  if (messages.length === 0) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {messages.map(({ level, message }) => (
        <Text key={message} size={1} role={level === 'error' ? 'alert' : 'status'}>
          {level === 'error' ? '✕' : '▲'} {message}
        </Text>
      ))}
    </Stack>
  )
}
