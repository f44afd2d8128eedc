import * as z from 'zod/mini'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a browser posts to `/api/submissions`; `data` is checked by its form's own schema. */
export const submissionSchema = z.object(
  {
    formType: z.string({ error: 'formType must be the name of a form' }),
    data: z.record(z.string(), z.unknown(), { error: 'data must be an object of answers' }),
    submissionId: z
      .string({ error: 'submissionId must be a UUID' })
      .check(z.toLowerCase(), z.regex(UUID, { error: 'submissionId must be a UUID' })),
  },
  { error: 'The body must be an object with formType, data and submissionId' },
)

export type Submission = z.infer<typeof submissionSchema>
