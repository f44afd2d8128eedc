import * as z from 'zod/mini'
import type { Field, FieldTexts, Options } from './field'

/** One answer out of a list. */
export function choice(
  options: Options,
  { label, required = false, half = false, hint, prompt }: FieldTexts & { prompt: string },
): Field {
  const error = ({ input }: { input?: unknown }) =>
    input == null || input === '' ? `${label} is required` : `${label} must be one of the options`
  const answers = Object.keys(options)
  const schema = required
    ? z.enum(answers, { error })
    : z._default(z.enum(['', ...answers], { error }), '')
  return {
    label,
    required,
    half,
    hint,
    control: { kind: 'select', options, prompt },
    initial: '',
    schema,
  }
}

/** Any number of answers out of a list, in the list's order. */
export function choices(options: Options, { label, hint }: Omit<FieldTexts, 'required'>): Field {
  const answers = Object.keys(options)
  const error = `${label} must be a list of the options`
  const inOrder = (chosen: string[]) => answers.filter((answer) => chosen.includes(answer))
  const schema = z._default(
    z.array(z.enum(answers, { error }), { error }).check(z.overwrite(inOrder)),
    [],
  )
  const control = { kind: 'checkboxes', options } as const
  return { label, required: false, half: false, hint, control, initial: [], schema }
}

/** A box to tick; a required one must be ticked. */
export function tick(
  statement: string,
  { label, required = false }: Pick<FieldTexts, 'label' | 'required'>,
): Field {
  const error = required ? `${label} is required` : `${label} must be true or false`
  const schema = required ? z.literal(true, { error }) : z._default(z.boolean({ error }), false)
  const control = { kind: 'checkbox', statement } as const
  return { label, required, half: false, control, initial: false, schema }
}
