import type { Field, FieldTexts, Links, Options } from './field.ts'

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

type TickMarks = Pick<FieldTexts, 'label' | 'required'>

/** A box to tick; a required one must be ticked. */
export function tick(statement: string, marks: TickMarks): Field {
  return box({ kind: 'checkbox', statement, isConsent: false, links: {} }, marks)
}

/** A box by which a visitor agrees to something; its words are stored with what they send. */
export function consent(
  statement: string,
  { links = {}, ...marks }: TickMarks & { links?: Links },
): Field {
  return box({ kind: 'checkbox', statement, isConsent: true, links }, marks)
}

function box(control: Field['control'], { label, required = false }: TickMarks): Field {
  return { label, required, half: false, control, initial: false }
}
