/** What a visitor's answer to one field can be, once it has been checked. */
export type FieldValue = string | boolean | string[]

/** Stored value → the words a visitor and the bot message show for it, in order. */
export type Options = Readonly<Record<string, string>>

/** Words of a statement → the page that they name. */
export type Links = Readonly<Record<string, string>>

type Typing = { autoComplete?: string; placeholder?: string }

/** How a field is drawn, and by that what it accepts: the check is derived from it. */
export type Control =
  | ({ kind: 'text' | 'tel' | 'url' | 'date' } & Typing)
  | ({ kind: 'email'; pattern: RegExp } & Typing)
  | { kind: 'textarea'; rows: number; placeholder?: string }
  | { kind: 'select'; options: Options; prompt: string }
  | { kind: 'checkboxes'; options: Options }
  | { kind: 'checkbox'; statement: string; isConsent: boolean; links: Links }
  /** A value that the page adds, not the visitor; without one it says `fallback`. */
  | { kind: 'hidden'; fallback: string }

/** One field of a form: its label, its marks and its control. */
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
}

/** What every field factory takes. */
export type FieldTexts = {
  label: string
  required?: boolean
  half?: boolean
  hint?: string
  prefill?: string
}
