import { privacyHref, termsHref } from '../../lib/routes.ts'

/** The checked answer to one field. */
export type FieldValue = string | boolean | string[]

/** Stored value → the words that visitors and the bot message see for it, in order. */
export type Options = Readonly<Record<string, string>>

/** Words of a statement → the path of the page that they link to. */
export type Links = Readonly<Record<string, string>>

type Typing = { autoComplete?: string; placeholder?: string }

/** How a field is drawn; `formSchema` derives from it what the field accepts. */
export type Control =
  | ({ kind: 'name' | 'text' | 'tel' | 'email' | 'url' | 'date' } & Typing)
  /** `isCode`: hashes and addresses, which no keyboard may correct. */
  | { kind: 'textarea'; rows: number; placeholder?: string; isCode?: boolean }
  | { kind: 'select'; options: Options; prompt: string }
  | { kind: 'checkboxes'; options: Options }
  | { kind: 'checkbox'; statement: string; isConsent: boolean; links: Links }
  /** A file; its answer is the file's name. `types` are the accepted extensions with their names. */
  | { kind: 'file'; types: Options; maxBytes: number }
  /** A value that the page adds, not the visitor; `fallback` without one. */
  | { kind: 'hidden'; fallback: string }

/** One field of a form. */
export type Field = {
  label: string
  required: boolean
  /** Two half-width fields share a row where there is room. */
  half: boolean
  hint?: string
  control: Control
  /** The value before a visitor changes it. */
  initial: FieldValue
  /** The name of the context value that fills this field in; by default the field's own name. */
  prefill?: string
}

/** What every field factory takes. */
type FieldTexts = {
  label: string
  required?: boolean
  half?: boolean
  hint?: string
  prefill?: string
}

type TextMarks = FieldTexts & { autoComplete?: string; placeholder?: string }

function textField(marks: FieldTexts, control: Control): Field {
  const { label, hint, prefill, required = false, half = false } = marks
  return { label, required, half, hint, prefill, control, initial: '' }
}

/** One line of text. */
export function text({ autoComplete, placeholder, ...marks }: TextMarks): Field {
  return textField(marks, { kind: 'text', autoComplete, placeholder })
}

/** The first or last name of a person. */
export function personName({ autoComplete, placeholder, ...marks }: TextMarks): Field {
  return textField(marks, { kind: 'name', autoComplete, placeholder })
}

/** Text of several lines. */
export function longText({
  rows = 4,
  placeholder,
  isCode,
  ...marks
}: FieldTexts & { rows?: number; placeholder?: string; isCode?: boolean }): Field {
  return textField(marks, { kind: 'textarea', rows, placeholder, isCode })
}

/** A telephone number in any notation. */
export function phone(marks: FieldTexts): Field {
  return textField(marks, { kind: 'tel', autoComplete: 'tel' })
}

/** An email address, as `addresses.ts` reads it. */
export function email({ placeholder, ...marks }: FieldTexts & { placeholder?: string }): Field {
  return textField(marks, { kind: 'email', autoComplete: 'email', placeholder })
}

/** A web address; `https://` is added where it is missing. */
export function webUrl({ placeholder = 'https://', autoComplete, ...marks }: TextMarks): Field {
  return textField(marks, { kind: 'url', autoComplete, placeholder })
}

/** A date, as YYYY-MM-DD. */
export function day(marks: FieldTexts): Field {
  return textField(marks, { kind: 'date' })
}

/** A value that the page adds, not the visitor; `fallback` without one. */
export function hidden({ label, fallback }: { label: string; fallback: string }): Field {
  return { ...textField({ label }, { kind: 'hidden', fallback }), initial: fallback }
}

/** One answer out of a list. */
export function choice(
  options: Options,
  { label, required = false, half = false, hint, prompt }: FieldTexts & { prompt: string },
): Field {
  return { label, required, half, hint, control: { kind: 'select', options, prompt }, initial: '' }
}

/** Any number of answers out of a list. */
export function choices(options: Options, { label, hint }: Omit<FieldTexts, 'required'>): Field {
  const control = { kind: 'checkboxes', options } as const
  return { label, required: false, half: false, hint, control, initial: [] }
}

/** A file of one of these types (extension → name), of at most `maxBytes`; optional. */
export function attachment(
  types: Options,
  { label, hint, maxBytes }: Pick<FieldTexts, 'label' | 'hint'> & { maxBytes: number },
): Field {
  return textField({ label, hint }, { kind: 'file', types, maxBytes })
}

type TickMarks = Pick<FieldTexts, 'label' | 'required'>

/** A box to tick; a required one must be ticked. */
export function tick(statement: string, marks: TickMarks): Field {
  return box({ kind: 'checkbox', statement, isConsent: false, links: {} }, marks)
}

/** A box by which a visitor agrees to something; its words are stored with the submission. */
export function consent(
  statement: string,
  { links = {}, ...marks }: TickMarks & { links?: Links },
): Field {
  return box({ kind: 'checkbox', statement, isConsent: true, links }, marks)
}

function box(control: Field['control'], { label, required = false }: TickMarks): Field {
  return { label, required, half: false, control, initial: false }
}

/** The box that every form dialog requires. */
export const terms = consent('I agree to the terms of service and have read the privacy policy', {
  label: 'Agreement to the terms',
  required: true,
  links: { 'terms of service': termsHref(), 'privacy policy': privacyHref() },
})

/** The offer of the newsletter. */
export const newsletterConsent = consent(
  'Send me Case notes, twice a month; I can unsubscribe at any time',
  {
    label: 'Newsletter',
  },
)

/** Who is asking: the first three fields of every form dialog. */
export const personFields = {
  firstName: personName({
    label: 'First name',
    required: true,
    half: true,
    autoComplete: 'given-name',
  }),
  lastName: personName({
    label: 'Last name',
    required: true,
    half: true,
    autoComplete: 'family-name',
  }),
  email: email({ label: 'Email', required: true, half: true }),
}

/** Who is asking for a company: the first fields of the forms for buyers. */
export const businessFields = {
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: email({ label: 'Work email', required: true, half: true }),
  company: text({ label: 'Company', required: true, half: true, autoComplete: 'organization' }),
  role: text({ label: 'Role', half: true, autoComplete: 'organization-title' }),
  country: text({ label: 'Country', half: true, autoComplete: 'country-name' }),
}

/** How well a visitor knows crypto; asked by two forms. */
export const experienceLevels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
}
