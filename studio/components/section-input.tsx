import { Box, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import type { FocusEvent } from 'react'
import { type InputProps, type StringInputProps, set, useFormValue } from 'sanity'
import { drawings, thumbnailUrl } from './section-drawings'

/**
 * Inputs inside the sections of a page: says what a section is for above its fields, and shows its looks as drawings.
 * All other inputs are the Studio's own.
 */
export function SectionInput(props: InputProps) {
  const { path, schemaType } = props
  if (path[0] !== 'sections') return props.renderDefault(props)
  if (path.length === 2 && schemaType.description) {
    return (
      <Stack gap={4}>
        <Text size={1} muted>
          {schemaType.description}
        </Text>
        {props.renderDefault(props)}
      </Stack>
    )
  }
  const isLook = path.length === 3 && (path[2] === 'look' || path[2] === 'kind')
  return isLook ? <LookInput {...(props as StringInputProps)} /> : props.renderDefault(props)
}

/** Whether the focus moves between two elements of the group. */
const isWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.contains(relatedTarget as Node | null)

type Option = string | { title: string; value?: string }

/** The options of a section's look as radio buttons, each with a drawing; the Studio's own input without drawings. */
function LookInput(props: StringInputProps) {
  const { path, schemaType, value, readOnly, elementProps, onChange } = props
  const type = useFormValue([...path.slice(0, 2), '_type'])
  const options = ((schemaType.options?.list ?? []) as Option[]).map((option) =>
    typeof option === 'string' ? { title: option, value: option } : option,
  )
  const looks = drawings[String(type)] ?? {}
  const chosen = options.find((option) => option.value === value) ?? options[0]
  if (!options.some((option) => looks[option.value ?? ''])) return props.renderDefault(props)

  return (
    <Grid
      role="radiogroup"
      aria-label={schemaType.title}
      aria-describedby={elementProps['aria-describedby']}
      // Only for the group: told of each radio, the Studio would move the focus back to the one before.
      onFocus={(event) => isWithin(event) || elementProps.onFocus(event)}
      onBlur={(event) => isWithin(event) || elementProps.onBlur(event)}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
      gap={3}
    >
      {options.map((option) => (
        <Card
          key={option.value}
          as="label"
          border
          radius={2}
          overflow="hidden"
          tone={option.value === value ? 'primary' : 'default'}
          style={{ cursor: 'pointer' }}
        >
          {/* biome-ignore lint/performance/noImgElement: the Studio is not built by Next */}
          <img
            src={thumbnailUrl(String(type), option.value)}
            alt=""
            style={{ display: 'block', width: '100%' }}
          />
          <Flex gap={2} padding={3}>
            <input
              type="radio"
              name={elementProps.id}
              // The Studio focuses the field by this reference, also after each change.
              ref={option === chosen ? elementProps.ref : undefined}
              checked={option.value === value}
              disabled={readOnly}
              onChange={() => onChange(set(option.value))}
            />
            <Box flex={1}>
              <Text size={1}>{option.title}</Text>
            </Box>
          </Flex>
        </Card>
      ))}
    </Grid>
  )
}
