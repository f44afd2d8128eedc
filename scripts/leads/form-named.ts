import type { FormDefinition } from '../../web/src/leads/forms/form-definition.ts'
import { dialogForms, inlineForms } from '../../web/src/leads/forms/forms.gen.ts'
import type { LeadsDatabase } from '../../web/src/leads/server/store/schema.ts'
import { StartError } from '../run/start-error.ts'

/** A form type of stored submissions, and its definition if the site still has it. */
export type NamedForm = { formType: string; definition: FormDefinition | undefined }

/** The form with this type or name, in any case; includes former forms of stored submissions. */
export async function formNamed(database: LeadsDatabase, given: string): Promise<NamedForm> {
  const wanted = given.trim().toLowerCase()
  const defined = await definedForms()
  for (const [name, definition] of defined) {
    const { formType } = definition
    if (wanted === name || wanted === formType.toLowerCase()) return { formType, definition }
  }
  const stored = await database.selectFrom('submission').select('form_type').distinct().execute()
  const former = stored.find(({ form_type: formType }) => formType.toLowerCase() === wanted)
  if (former) return { formType: former.form_type, definition: undefined }
  const known = defined.map(([, { formType }]) => formType).join(', ')
  throw new StartError(`There is no form "${given}"; there are ${known}.`)
}

/** The definition of a form type; undefined if the site no longer has it. */
export async function definitionOf(formType: string): Promise<FormDefinition | undefined> {
  return (await definedForms()).find(([, form]) => form.formType === formType)?.[1]
}

async function definedForms(): Promise<[name: string, definition: FormDefinition][]> {
  const loads = Object.entries({ ...dialogForms, ...inlineForms })
  return Promise.all(loads.map(async ([name, load]) => [name, await load()] as const)).then(
    (forms) => forms.map(([name, form]) => [name, form]),
  )
}
