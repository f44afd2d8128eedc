import { Select, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ObjectInputProps, set, unset, useFormValue } from 'sanity'
import { type PresetField, presetFields } from '../schema/validation/presets'

type Preset = { field?: string; value?: string }

/** A preset of a dialog: its fields and their answers, with the labels that visitors see. */
export function PresetInput({ path, value, onChange, readOnly, id }: ObjectInputProps<Preset>) {
  // The button is two levels up: presets[_key].
  const dialog = useFormValue([...path.slice(0, -2), 'dialog'])
  const [fields, setFields] = useState<PresetField[]>([])
  useEffect(() => {
    let current = true
    void presetFields(dialog).then((loaded) => current && setFields(loaded))
    return () => {
      current = false
    }
  }, [dialog])

  const known = fields.find(({ name }) => name === value?.field)
  const change = (name: keyof Preset, text: string) =>
    onChange(text ? set(text, [name]) : unset([name]))
  return (
    <Stack gap={4}>
      <Choice
        id={`${id}-field`}
        label="Field"
        readOnly={readOnly}
        value={value?.field}
        options={fields.map(({ name, label }) => [name, label])}
        onChoose={(field) =>
          onChange([field ? set(field, ['field']) : unset(['field']), unset(['value'])])
        }
      />
      {known?.options ? (
        <Choice
          id={`${id}-value`}
          label="Answer"
          readOnly={readOnly}
          value={value?.value}
          options={Object.entries(known.options)}
          onChoose={(answer) => change('value', answer)}
        />
      ) : (
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-value`}>
            Answer
          </Text>
          <TextInput
            id={`${id}-value`}
            readOnly={readOnly}
            value={value?.value ?? ''}
            onChange={({ currentTarget }) => change('value', currentTarget.value)}
          />
        </Stack>
      )}
    </Stack>
  )
}

type ChoiceProps = {
  id: string
  label: string
  readOnly: boolean | undefined
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A select; shows a stored value that is not an option, so that an editor sees what is invalid. */
function Choice({ id, label, readOnly, value = '', options, onChoose }: ChoiceProps) {
  const isKnown = value === '' || options.some(([option]) => option === value)
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select
        id={id}
        disabled={readOnly}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Choose…</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
