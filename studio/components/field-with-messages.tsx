import { Stack, Text } from '@sanity/ui'
import type { FieldProps } from 'sanity'

/** A field that says in words, below itself, what is wrong with it: the Studio alone hides that behind an icon. */
export function FieldWithMessages(props: FieldProps) {
  const remarks = props.validation.filter(({ level }) => level !== 'info')
  if (remarks.length === 0) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {remarks.map(({ level, message }) => (
        <Text key={message} size={1} role={level === 'error' ? 'alert' : 'status'}>
          {level === 'error' ? '✕' : '▲'} {message}
        </Text>
      ))}
    </Stack>
  )
}
