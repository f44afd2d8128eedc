import * as z from 'zod/mini'
import type { Options } from '../fields/field.ts'

/** The check of one answer out of a list. */
export function choiceSchema(label: string, required: boolean, options: Options) {
  const answers = Object.keys(options)
  const error = ({ input }: { input?: unknown }) =>
    input == null || input === '' ? `${label} is required` : `${label} must be one of the options`
  return required ? z.enum(answers, { error }) : z._default(z.enum(['', ...answers], { error }), '')
}

/** The check of any number of answers out of a list; they come out in the list's order. */
export function choicesSchema(label: string, options: Options) {
  const answers = Object.keys(options)
  const error = `${label} must be a list of the options`
  const inOrder = (chosen: string[]) => answers.filter((answer) => chosen.includes(answer))
  const list = z.array(z.enum(answers, { error }), { error }).check(z.overwrite(inOrder))
  return z._default(list, [])
}

/** The check of a box to tick; a required one must be ticked. */
export function tickSchema(label: string, required: boolean) {
  return required
    ? z.literal(true, { error: `${label} is required` })
    : z._default(z.boolean({ error: `${label} must be true or false` }), false)
}
