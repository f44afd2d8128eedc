import { Flex, Select, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { kindOf, kinds, type Subject } from './subjects'
import { ThingInput } from './thing-input'

/** What is chosen so far. */
export type Chosen = { kind: Subject['kind']; value?: string | undefined }

type Props = { chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** What to look for: its kind, then the thing itself. */
export function SubjectChoice({ chosen, onChoose }: Props) {
  const [kindId, valueId] = [useId(), useId()]
  const { kind, value } = chosen
  const definition = kindOf(kind)
  return (
    <Flex wrap="wrap" gap={4}>
      <WithLabel id={kindId} title="Look for" width={220}>
        <Select
          id={kindId}
          fontSize={1}
          value={kind}
          onChange={({ currentTarget }) =>
            onChoose({ kind: currentTarget.value as Subject['kind'] })
          }
        >
          {kinds.map((each) => (
            <option key={each.kind} value={each.kind}>
              {each.title}
            </option>
          ))}
        </Select>
      </WithLabel>
      <WithLabel id={valueId} title={kind === 'type' ? 'Type' : 'Which one'} width={320}>
        {definition?.of ? (
          <ThingInput
            key={kind}
            id={valueId}
            of={definition.of}
            label="Which one"
            value={value}
            onChoose={(next) => onChoose({ kind, value: next })}
          />
        ) : (
          <Select
            id={valueId}
            fontSize={1}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChoose({ kind, value: currentTarget.value })}
          >
            <option value="" disabled>
              Choose …
            </option>
            {definition?.choices?.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.title}
              </option>
            ))}
          </Select>
        )}
      </WithLabel>
    </Flex>
  )
}

type WithLabelProps = { id: string; title: string; width: number; children: ReactNode }

export function WithLabel({ id, title, width, children }: WithLabelProps) {
  return (
    <Stack gap={3} flex={1} style={{ flexBasis: width, maxWidth: width * 1.5 }}>
      <Text as="label" size={1} weight="medium" {...{ htmlFor: id }}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}
