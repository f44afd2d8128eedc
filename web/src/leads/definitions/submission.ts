import * as z from 'zod/mini'

/** What a browser posts to `/api/submissions`; `data` is checked by its form's own schema. */
export const submissionSchema = z.object(
  {
    formType: z.string({ error: 'formType must be the name of a form' }),
    data: z.record(z.string(), z.unknown(), { error: 'data must be an object of answers' }),
    submissionId: z
      .string({ error: 'submissionId must be a UUID' })
      .check(z.toLowerCase(), z.regex(z.regexes.uuid(), { error: 'submissionId must be a UUID' })),
  },
  { error: 'The body must be an object with formType, data and submissionId' },
)

export type Submission = z.infer<typeof submissionSchema>

/** A field that people cannot see; only a program fills it in. */
export const TRAP_FIELD = 'contactReference'
