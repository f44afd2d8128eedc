import { plainSubmissionsHref } from '@/lib/routes'
import type { FormDefinition } from '../forms/form-definition'
import type { InlineFormName } from '../forms/forms.gen'
import { EnhancedForm } from './enhanced-form'
import { FormFields, TrapField } from './form-fields'

type InlineFormProps = { name: InlineFormName; form: FormDefinition }

/** A form that is part of a page, complete in its HTML: it can be filled in and sent without JavaScript. */
export function InlineForm({ name, form }: InlineFormProps) {
  const { submit, busy, success } = form.texts
  return (
    <EnhancedForm name={name} action={plainSubmissionsHref()} texts={{ submit, busy, success }}>
      <FormFields groups={form.groups} idPrefix={name} />
      <TrapField />
      <input type="hidden" name="formType" value={form.formType} />
    </EnhancedForm>
  )
}
