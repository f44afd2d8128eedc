import { randomUUID } from 'node:crypto'

const SUBMISSION = {
  formType: 'Support Request',
  data: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    company: 'Analytical Engines',
    priority: 'urgent',
    category: 'data',
    subject: 'A flow is missing',
    description: 'The second hop of this flow is not shown, although the explorer has it. '.repeat(
      5,
    ),
    terms: true,
  },
  filledInMs: 90_000,
  consent: { choice: 'essential', categories: [], version: 'bench', decidedAt: null },
}

/** A submission with a unique ID. */
export const aSubmission = () => JSON.stringify({ ...SUBMISSION, submissionId: randomUUID() })
