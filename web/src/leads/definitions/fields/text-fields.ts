import type { Control, Field, FieldTexts } from './field'
import { isDay } from './is-day'
import { isWebAddress } from './is-web-address'
import { textSchema } from './text-schema'

// What a browser accepts in `type=email`: https://html.spec.whatwg.org/#valid-e-mail-address
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

type TextMarks = FieldTexts & { autoComplete?: string; placeholder?: string }
type Check = Parameters<typeof textSchema>[0]['check']

function textField(marks: TextMarks, control: Control, check?: Check, requiredMessage?: string) {
  const { label, hint, prefill, required = false, half = false } = marks
  const schema = textSchema({ label, required, check, requiredMessage })
  return { label, required, half, hint, prefill, control, initial: '', schema } satisfies Field
}

/** One line of text. */
export function text({ autoComplete, placeholder, ...marks }: TextMarks): Field {
  return textField(marks, { kind: 'text', autoComplete, placeholder })
}

/** Text of several lines. */
export function longText({
  rows = 4,
  placeholder,
  ...marks
}: FieldTexts & { rows?: number; placeholder?: string }): Field {
  return textField(marks, { kind: 'textarea', rows, placeholder })
}

/** A telephone number, in whatever way its owner writes it. */
export function phone(marks: FieldTexts): Field {
  return textField(marks, { kind: 'tel', autoComplete: 'tel' })
}

type EmailMarks = TextMarks & { pattern?: RegExp; message?: string; requiredMessage?: string }

/** An email address; by default it accepts exactly what a browser's own check accepts. */
export function email({
  pattern = EMAIL,
  message = 'Please enter a valid email address',
  requiredMessage,
  placeholder,
  ...marks
}: EmailMarks): Field {
  const control: Control = { kind: 'email', autoComplete: 'email', placeholder }
  const check = { passes: (value: string) => pattern.test(value), message }
  return textField(marks, control, check, requiredMessage)
}

/** A web address with http or https. */
export function webAddress({ placeholder = 'https://', autoComplete, ...marks }: TextMarks): Field {
  const control: Control = { kind: 'url', autoComplete, placeholder }
  const message = `${marks.label} must be a full web address, such as https://example.org`
  return textField(marks, control, { passes: isWebAddress, message })
}

/** A day of the calendar, written as a date input gives it: 2026-01-31. */
export function day(marks: FieldTexts): Field {
  const check = { passes: isDay, message: `${marks.label} must be a date` }
  return textField(marks, { kind: 'date' }, check)
}
