import { answersIn, type FormDefinition } from '../../forms/form-definition'
import { formSchema } from '../../forms/form-schema'
import { type InlineFormName, inlineForms } from '../../forms/forms'
import { sendUntilSettled } from '../send-until-settled'
import type { Fault } from './faults'

type Refusal = { faults: Fault[]; message?: string }

/** Checks what was entered and sends it; returns what its visitor has to mend, if anything. */
export async function sendInlineForm(
  name: InlineFormName,
  posted: FormData,
  appearedAt: number,
): Promise<Refusal | undefined> {
  const form = await inlineForms[name]()
  const answers = answersIn(form, posted)
  const checked = formSchema(form).safeParse(answers)
  if (!checked.success) {
    const issues = checked.error.issues.map(({ path, message }) => [path[0], message])
    return { faults: faultsIn(form, Object.fromEntries(issues)) }
  }
  const refusal = await sendUntilSettled(form.formType, { ...answers, ...checked.data }, appearedAt)
  if (!refusal) return undefined
  const faults = faultsIn(form, refusal.fieldErrors)
  return faults.length > 0 ? { faults } : { faults, message: refusal.message }
}

/** In the order of the form. */
function faultsIn({ fields }: FormDefinition, messages: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    const message = messages[name]
    return message ? [{ name, label, message }] : []
  })
}
