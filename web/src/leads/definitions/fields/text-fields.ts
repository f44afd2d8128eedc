import type { Control, Field, FieldTexts } from './field.ts'

// What a browser accepts in `type=email`: https://html.spec.whatwg.org/#valid-e-mail-address
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

type TextMarks = FieldTexts & { autoComplete?: string; placeholder?: string }

function textField(marks: FieldTexts, control: Control): Field {
  const { label, hint, prefill, required = false, half = false } = marks
  return { label, required, half, hint, prefill, control, initial: '' }
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

/** An email address; without a pattern of its own it accepts what a browser's check accepts. */
export function email({ pattern = EMAIL, placeholder, ...marks }: EmailMarks): Field {
  return textField(marks, { kind: 'email', pattern, autoComplete: 'email', placeholder })
}

type EmailMarks = FieldTexts & { pattern?: RegExp; placeholder?: string }

/** A web address with http or https. */
export function webAddress({ placeholder = 'https://', autoComplete, ...marks }: TextMarks): Field {
  return textField(marks, { kind: 'url', autoComplete, placeholder })
}

/** A day of the calendar. */
export function day(marks: FieldTexts): Field {
  return textField(marks, { kind: 'date' })
}

/** A value that the page adds, not the visitor. */
export function hidden({ label, fallback }: { label: string; fallback: string }): Field {
  return { ...textField({ label }, { kind: 'hidden', fallback }), initial: fallback }
}
