import * as z from 'zod/mini'
import { cleanText } from './clean-text'

type Check = { passes: (text: string) => boolean; message: string }

type TextRules = { label: string; required: boolean; requiredMessage?: string; check?: Check }

/** The check of a field that holds text; an optional one may be left out or empty. */
export function textSchema({ label, required, requiredMessage, check }: TextRules) {
  const missing = requiredMessage ?? `${label} is required`
  const text = z
    .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
    .check(
      z.overwrite(cleanText),
      z.refine((value) => !required || value !== '', { error: missing, abort: true }),
      z.refine((value) => value === '' || !check || check.passes(value), {
        error: check?.message ?? '',
      }),
    )
  return required ? text : z._default(text, '')
}
