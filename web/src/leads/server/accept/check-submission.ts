import 'server-only'
import type { Answers, FormDefinition } from '../../forms/form-definition'
import { type Submission, submissionSchema } from '../../forms/submission'
import { TRAP_FIELD } from '../../forms/trap-field'
import type { CheckedForm } from '../load-forms'
import type { Checked, FieldProblem } from './problem'

export type CheckedSubmission = {
  form: FormDefinition
  answers: Answers
  submissionId: string
  filledInMs: Submission['filledInMs']
  /** What was allowed in the cookie banner. */
  cookies: Submission['consent']
  /** A program filled in the field that people cannot see. */
  trapped: boolean
}

type Issue = { path: PropertyKey[]; message: string }

/** Checks a body: first the envelope, then the answers by the schema of its form. */
export function checkSubmission(
  body: unknown,
  formOf: (formType: string) => CheckedForm | undefined,
): Checked<CheckedSubmission> {
  const envelope = submissionSchema.safeParse(body)
  if (!envelope.success) return invalid(envelope.error.issues, [])
  const { formType, data, submissionId, filledInMs, consent: cookies } = envelope.data
  const known = formOf(formType)
  if (!known) return invalid([{ path: ['formType'], message: 'There is no form of this name' }], [])
  const answers = known.schema.safeParse(data)
  if (!answers.success) return invalid(answers.error.issues, ['data'])
  const trapped = Boolean(data[TRAP_FIELD])
  const { form } = known
  return {
    ok: true,
    value: { form, answers: answers.data, submissionId, filledInMs, cookies, trapped },
  }
}

function invalid(issues: readonly Issue[], parent: string[]): Checked<never> {
  const errors = issues.map(({ path, message }): FieldProblem => {
    return { pointer: pointerTo([...parent, ...path]), detail: message }
  })
  const detail = 'Some answers are missing or not valid. Correct them and send the form again.'
  return { ok: false, problem: { status: 422, detail, errors } }
}

function pointerTo(path: PropertyKey[]): string {
  const escaped = path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))
  return ['#', ...escaped].join('/')
}
