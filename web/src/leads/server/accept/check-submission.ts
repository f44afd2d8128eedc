import { type Answers, type FormDefinition, TRAP_FIELD } from '../../forms/form-definition.ts'
import { formSchema, type Submission, submissionSchema } from '../../forms/form-schema.ts'
import { dialogForms, inlineForms } from '../../forms/forms.gen.ts'
import { type AttachedFile, checkFiles } from './check-files.ts'
import type { Checked, FieldProblem } from './guards.ts'

/** A body as it came: a `Submission` to be checked, and its files by the names of their fields. */
export type Received = { submission: unknown; files?: ReadonlyMap<string, File> }

export type CheckedSubmission = Pick<Submission, 'submissionId' | 'filledInMs'> & {
  form: FormDefinition
  answers: Answers
  files: AttachedFile[]
  /** What was allowed in the cookie banner. */
  cookies: Submission['consent']
  /** Where it came from, not checked yet. */
  context: Submission['context']
  /** A program filled in the field that people cannot see. */
  trapped: boolean
}

/** A form with its name in URLs and the schema of its answers. */
export type CheckedForm = {
  name: string
  form: FormDefinition
  schema: ReturnType<typeof formSchema>
}

/** Every form by its `formType`. */
export async function loadForms(): Promise<Map<string, CheckedForm>> {
  const loads = Object.entries({ ...dialogForms, ...inlineForms })
  const forms = await Promise.all(
    loads.map(async ([name, load]) => {
      const form = await load()
      return [form.formType, { name, form, schema: formSchema(form) }] as const
    }),
  )
  return new Map(forms)
}

type Issue = { path: PropertyKey[]; message: string }

/**
 * Checks a body: first the envelope, then the answers by the schema of their form, then the files. Errors are JSON
 * pointers into the submission.
 */
export async function checkSubmission(
  { submission, files = new Map() }: Received,
  formOf: (formType: string) => CheckedForm | undefined,
): Promise<Checked<CheckedSubmission>> {
  const envelope = submissionSchema.safeParse(submission)
  if (!envelope.success) return invalid(envelope.error.issues, [])
  const { formType, data, submissionId, filledInMs, consent: cookies, context } = envelope.data
  const known = formOf(formType)
  if (!known) return invalid([{ path: ['formType'], message: 'There is no form of this name' }], [])
  const answers = known.schema.safeParse(data)
  if (!answers.success) return invalid(answers.error.issues, ['data'])
  const { form } = known
  const { errors, ...checked } = await checkFiles(form, answers.data, files)
  if (errors.length > 0) return notValid(errors)
  const trapped = Boolean(data[TRAP_FIELD])
  const value = { form, ...checked, submissionId, filledInMs, cookies, context, trapped }
  return { ok: true, value }
}

function invalid(issues: readonly Issue[], parent: string[]): Checked<never> {
  return notValid(
    issues.map(({ path, message }) => ({
      pointer: pointerTo([...parent, ...path]),
      detail: message,
    })),
  )
}

function notValid(errors: FieldProblem[]): Checked<never> {
  const detail = 'Some answers are missing or not valid. Correct them and send the form again.'
  return { ok: false, problem: { status: 422, detail, errors } }
}

/** Every step is a name of ours or an index, so none has a character to be escaped. */
function pointerTo(path: PropertyKey[]): string {
  return ['#', ...path.map(String)].join('/')
}
