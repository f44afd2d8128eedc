import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'

/** What text must be, beyond being there. */
export type TextRule = { passes: (text: string) => boolean; message: string }

/** The check of a field that holds text; an optional one may be left out or empty. */
export function textSchema(label: string, required: boolean, rule?: TextRule) {
  const missing = `${label} is required`
  const text = z
    .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
    .check(
      z.overwrite(cleanText),
      z.refine((value) => !required || value !== '', { error: missing, abort: true }),
      z.refine((value) => value === '' || !rule || rule.passes(value), {
        error: rule?.message ?? '',
      }),
    )
  return required ? text : z._default(text, '')
}
