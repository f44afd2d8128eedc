import { plainSubmissionsHref } from '@/lib/routes'
import { type FormDefinition, TRAP_FIELD } from '../../forms/form-definition'
import type { InlineFormName } from '../../forms/forms'
import { FieldLayout } from '../field-layout'
import { TrapField } from '../field-parts'
import { EnhancedForm } from './enhanced-form'
import { FaultLine } from './faults'

type InlineFormProps = { name: InlineFormName; form: FormDefinition }

/** A form that stands in a page, complete in its HTML: it can be filled in and sent without JavaScript. */
export function InlineForm({ name, form }: InlineFormProps) {
  const { submit, busy, success } = form.texts
  return (
    <EnhancedForm name={name} action={plainSubmissionsHref()} texts={{ submit, busy, success }}>
      <input type="hidden" name="formType" value={form.formType} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {Object.entries(form.fields).map(([fieldName, field]) => {
          const id = `${name}-${fieldName}`
          const ariaProps = {
            id,
            required: field.required,
            'aria-invalid': false,
            'aria-describedby': [field.hint && `${id}-hint`, `${id}-error`]
              .filter(Boolean)
              .join(' '),
          }
          return (
            <FieldLayout
              key={fieldName}
              field={field}
              ariaProps={ariaProps}
              registration={{ name: fieldName }}
            >
              <FaultLine name={fieldName} id={`${id}-error`} />
            </FieldLayout>
          )
        })}
      </div>
      <TrapField name={TRAP_FIELD} />
    </EnhancedForm>
  )
}
