import 'server-only'
import type { FormDefinition } from '../forms/form-definition'
import { formSchema } from '../forms/form-schema'
import { dialogForms, inlineForms } from '../forms/forms'

/** A form with the check of its answers. */
export type CheckedForm = { form: FormDefinition; schema: ReturnType<typeof formSchema> }

/** Every form by its form type, as submissions name it. */
export async function loadForms(): Promise<Map<string, CheckedForm>> {
  const loads = [...Object.values(dialogForms), ...Object.values(inlineForms)]
  const forms = await Promise.all(loads.map((load) => load()))
  return new Map(forms.map((form) => [form.formType, { form, schema: formSchema(form) }]))
}
