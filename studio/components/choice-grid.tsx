import { Box, Card, Flex, Grid, Text } from '@sanity/ui'
import type { FocusEvent, ReactNode } from 'react'
import { type StringInputProps, set, unset } from 'sanity'

/** Whether the focus moves within the group. */
const isWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.contains(relatedTarget as Node | null)

type Option = { title: string; value?: string }

/** The options in the field's schema. */
function optionsOf({ schemaType }: StringInputProps): Option[] {
  const list = (schemaType.options?.list ?? []) as (string | Option)[]
  return list.map((option) =>
    typeof option === 'string' ? { title: option, value: option } : option,
  )
}

interface ChoiceGridProps {
  props: StringInputProps
  /** The minimum width of an option. */
  width: string
  /** Draws an option: above its radio button, or beside it without titles. */
  draw: (value: string) => ReactNode
  /** Hides titles, except for screen readers and tooltips. */
  hideTitles?: boolean
  /** The title of the option that clears the field. */
  none?: string
}

/** The options of a field as radio buttons with drawings. */
export function ChoiceGrid({ props, width, draw, hideTitles = false, none }: ChoiceGridProps) {
  const { schemaType, value, readOnly, elementProps, onChange } = props
  const options: Option[] = [...(none ? [{ title: none }] : []), ...optionsOf(props)]
  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <Grid
      role="radiogroup"
      aria-label={schemaType.title}
      aria-describedby={elementProps['aria-describedby']}
      // Only when the focus enters the group: otherwise the Studio moves the focus back to the previous radio.
      onFocus={(event) => isWithin(event) || elementProps.onFocus(event)}
      onBlur={(event) => isWithin(event) || elementProps.onBlur(event)}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` }}
      gap={hideTitles ? 2 : 3}
    >
      {options.map((option) => {
        const drawing = option.value !== undefined && draw(option.value)
        const showsTitle = !hideTitles || option.value === undefined
        return (
          <Card
            key={option.value ?? 'none'}
            as="label"
            border
            radius={2}
            overflow="hidden"
            tone={option.value === value ? 'primary' : 'default'}
            title={option.title}
            style={{ cursor: 'pointer' }}
          >
            {!hideTitles && drawing}
            <Flex gap={2} padding={hideTitles ? 2 : 3} align="center">
              <input
                type="radio"
                name={elementProps.id}
                aria-label={option.title}
                // The Studio focuses the field through this ref, also after each change.
                ref={option === chosen ? elementProps.ref : undefined}
                checked={option.value === value}
                disabled={readOnly}
                onChange={() => onChange(option.value === undefined ? unset() : set(option.value))}
              />
              {hideTitles && drawing}
              {showsTitle && (
                <Box flex={1}>
                  <Text size={1}>{option.title}</Text>
                </Box>
              )}
            </Flex>
          </Card>
        )
      })}
    </Grid>
  )
}
