import { TextInput } from '@sanity/ui'
import { useState } from 'react'
import { type NumberInputProps, set, unset, useReportParseError } from 'sanity'
import { NO_NUMBER, readNumber } from '../schema/validation/number-rules'

/**
 * A number as the text that was typed. The browser's own number field drops the comma of 12,50 without a word, and the
 * Studio would store 1250; here, what is not a number stays to be seen, has a message, and stores nothing.
 */
export function NumberInput({
  elementProps,
  onChange,
  path,
  validationError,
  value,
}: NumberInputProps) {
  const [typed, setTyped] = useState('')
  // Another editor, a revert or a preset can change the stored number.
  const text = readNumber(typed) === value ? typed : String(value ?? '')
  useReportParseError(path, text && value === undefined ? NO_NUMBER : null)
  return (
    <TextInput
      {...elementProps}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const number = readNumber(currentTarget.value)
        onChange(number === undefined ? unset() : set(number))
      }}
      inputMode="decimal"
      customValidity={validationError}
    />
  )
}
