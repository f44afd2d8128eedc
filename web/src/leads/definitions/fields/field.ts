import type * as z from 'zod/mini'

/** What a visitor's answer to one field can be, once it has been checked. */
export type FieldValue = string | boolean | string[]

/** Stored value → the words a visitor and the bot message show for it, in order. */
export type Options = Readonly<Record<string, string>>

type TextControl = 'text' | 'email' | 'tel' | 'url' | 'date'

/** How a field is drawn. */
export type Control =
  | { kind: TextControl; autoComplete?: string; placeholder?: string }
  | { kind: 'textarea'; rows: number; placeholder?: string }
  | { kind: 'select'; options: Options; prompt: string }
  | { kind: 'checkboxes'; options: Options }
  | { kind: 'checkbox'; statement: string }
  | { kind: 'hidden' }

/** One field of a form: its label, its marks, its control and the check that both sides run. */
export type Field = {
  label: string
  required: boolean
  /** Two half-width fields share a row where there is room. */
  half: boolean
  hint?: string
  control: Control
  /** What the control holds before a visitor touches it. */
  initial: FieldValue
  /** The value of the page that fills this field in; by default the one of its own name. */
  prefill?: string
  schema: z.ZodMiniType<FieldValue>
}

/** What every field factory takes. */
export type FieldTexts = {
  label: string
  required?: boolean
  half?: boolean
  hint?: string
  prefill?: string
}
