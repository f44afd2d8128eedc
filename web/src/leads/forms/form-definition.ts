import type { Field, FieldValue } from './fields.ts'
import type { Meanwhile } from './meanwhile.ts'

/** Fields that belong together; with a legend they are drawn as a fieldset. */
export type FieldGroup = {
  legend?: string
  fields: Readonly<Record<string, Field>>
}

/** Something a visitor should know before sending: a table, or a list with an optional lead-in. */
export type Notice =
  | { kind: 'table'; title: string; columns: readonly [string, string]; rows: readonly NoticeRow[] }
  | { kind: 'list'; title: string; points: readonly string[] }
  | { kind: 'text'; title: string; text: string }

type NoticeRow = { name: string; value: string; note?: string }

export type FormTexts = {
  title: string
  intro: string
  submit: string
  busy: string
  success: { title: string; text: string }
  /** Instead of `success`, when there is something to download. */
  ready: { title: string; text: string }
  meanwhile?: Meanwhile
}

type FormSource = {
  formType: string
  /** Part of a page instead of a dialog. */
  isInline?: boolean
  texts: Omit<FormTexts, 'ready'> & Partial<Pick<FormTexts, 'ready'>>
  groups: readonly FieldGroup[]
  notices?: readonly Notice[]
  /** Plays case 2041 above the fields. */
  hasFilm?: boolean
  /** Width of the dialog in pixels on a wide screen. */
  width?: 600 | 640 | 700 | 960
  /** Whether the answers are cleared after success; the partnership dialog keeps them. */
  resetsOnSuccess?: boolean
  closesAfterMs?: number
  /** The shortest time in ms for which the form shows that it is sending. */
  delayMs?: number
  /** Shows the schema's own messages instead of the browser's. */
  ownMessages?: boolean
  /** Logged to the browser's console when the form is sent. */
  consoleLine?: (answers: Answers) => string
}

/** The checked answers of a form, by field name, in the form's order. */
export type Answers = Record<string, FieldValue>

/** One form: all that its fields, its checks in browser and server, and its bot message need. */
export type FormDefinition = Required<Omit<FormSource, 'consoleLine' | 'texts'>> &
  Pick<FormSource, 'consoleLine'> & {
    texts: FormTexts
    fields: Readonly<Record<string, Field>>
  }

/** Completes a form's source with the defaults of all forms. */
export function defineForm(source: FormSource): FormDefinition {
  const fields = Object.assign({}, ...source.groups.map((group) => group.fields)) as Record<
    string,
    Field
  >
  return {
    isInline: false,
    notices: [],
    hasFilm: false,
    width: 640,
    resetsOnSuccess: true,
    closesAfterMs: 2000,
    delayMs: 0,
    ownMessages: false,
    ...source,
    texts: { ready: source.texts.success, ...source.texts },
    fields,
  }
}

/** What is wrong with the answer to one field, in words for the visitor. */
export type FieldError = { name: string; label: string; message: string }

/** The messages as errors, in the order of the form. */
export function errorsIn(
  { fields }: FormDefinition,
  messages: Readonly<Record<string, string | undefined>>,
): FieldError[] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    const message = messages[name]
    return message ? [{ name, label, message }] : []
  })
}

/** The honeypot field: people cannot see it, only programs fill it in. */
export const TRAP_FIELD = 'contactReference'

/** The names under which a form without JavaScript posts its button's label and its page's path. */
export const BUTTON_FIELD = 'pressedButton'
export const PAGE_FIELD = 'fromPage'

/** The unchecked answers of a posted form, one for each field; `TRAP_FIELD` is among them only if it was filled in. */
export function answersIn({ fields }: Pick<FormDefinition, 'fields'>, posted: FormData): Answers {
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  const answers = Object.entries(fields).map(([name, { control }]) => {
    if (control.kind === 'checkbox') return [name, posted.has(name)]
    if (control.kind === 'checkboxes') return [name, posted.getAll(name).map(String)]
    return [name, text(name)]
  })
  const trapped = text(TRAP_FIELD)
  return Object.fromEntries([...answers, ...(trapped ? [[TRAP_FIELD, trapped]] : [])])
}

/** The number by which a visitor and the desk name a submission: how its id begins, which `npm run leads -- show` finds. */
export const submissionNumber = (submissionId: string): string =>
  submissionId.slice(0, 8).toUpperCase()
