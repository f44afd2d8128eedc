import type { Field, FieldTexts, Options } from './field.ts'

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

/** A box to tick; a required one must be ticked. */
export function tick(
  statement: string,
  { label, required = false }: Pick<FieldTexts, 'label' | 'required'>,
): Field {
  return { label, required, half: false, control: { kind: 'checkbox', statement }, initial: false }
}
