import { plainSubmissionsHref } from '@/lib/routes'
import type { FormDefinition } from '../forms/form-definition'
import { presetNames } from '../forms/form-page'
import { EnhancedForm } from './enhanced-form'
import { FormFields, TrapField } from './form-fields'
import type { FormName } from './lead-form'
import { PageFileField } from './page-file-field'
import { PresetFields } from './preset-fields'

type InlineFormProps = { name: FormName; form: FormDefinition }

/** A form that is part of a page, complete in its HTML: it can be filled in and sent without JavaScript. */
export function InlineForm({ name, form }: InlineFormProps) {
  const { submit, busy, success, ready, meanwhile } = form.texts
  return (
    <EnhancedForm
      name={name}
      action={plainSubmissionsHref()}
      texts={{ submit, busy, success, ready, meanwhile }}
    >
      <FormFields
        groups={form.groups}
        idPrefix={name}
        drawFile={(field) => <PageFileField {...field} />}
        presetLater={!form.isInline}
      />
      {!form.isInline && <PresetFields names={presetNames(form)} />}
      <TrapField />
      <input type="hidden" name="formType" value={form.formType} />
    </EnhancedForm>
  )
}
