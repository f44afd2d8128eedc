import * as z from 'zod/mini'
import type { Answers, FormDefinition } from './form-definition.ts'
import { cleanText } from './form-schema.ts'
import { TRAP_FIELD } from './trap-field.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A short text that a program wrote, not a visitor. */
const word = (name: string) => {
  const error = `${name} must be text of at most 100 characters`
  return z.string({ error }).check(z.overwrite(cleanText), z.maxLength(100, { error }))
}

const CHOICES = ['all', 'essential', 'custom', 'gpc', 'none'] as const

const consentSchema = z.object(
  {
    choice: z.enum(CHOICES, { error: `choice must be one of ${CHOICES.join(', ')}` }),
    categories: z
      .array(word('A category'), { error: 'categories must be a list' })
      .check(z.maxLength(20, { error: 'categories must be at most 20' })),
    version: word('version'),
    decidedAt: z.nullable(word('decidedAt')),
  },
  { error: 'consent must be an object with choice, categories, version and decidedAt' },
)

const filledInError = 'filledInMs must be a number of milliseconds, 0 or more'

/** What a browser posts to `/api/submissions`; `data` is checked by its form's own schema. */
export const submissionSchema = z.object(
  {
    formType: z.string({ error: 'formType must be the name of a form' }),
    data: z.record(z.string(), z.unknown(), { error: 'data must be an object of answers' }),
    submissionId: z
      .string({ error: 'submissionId must be a UUID' })
      .check(z.toLowerCase(), z.regex(UUID, { error: 'submissionId must be a UUID' })),
    /**
     * From the first appearance of the form to its sending. What stood in the HTML appeared with it, before
     * any code ran; a form that is opened again appeared when it was first opened.
     */
    filledInMs: z.optional(
      z.number({ error: filledInError }).check(z.nonnegative({ error: filledInError })),
    ),
    /** What the visitor allowed when they sent it, as `readConsent` says. */
    consent: z.optional(consentSchema),
  },
  { error: 'The body must be an object with formType, data and submissionId' },
)

export type Submission = z.infer<typeof submissionSchema>

/** What stands in a posted or still open form, unchecked; with the trap, if something filled it in. */
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
