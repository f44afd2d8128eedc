import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldErrorClass } from '@/ui/form-control'
import type { Field } from '../forms/fields'
import type { Answers } from '../forms/form-definition'
import { FieldLayout } from './field-layout'

type FormFieldProps = { name: string; field: Field; fields: UseFormReturn<Answers> }

/** One field of a dialog's form, with what is wrong with it. */
export function FormField({ name, field, fields }: FormFieldProps) {
  const id = useId()
  const error = fields.formState.errors[name]?.message
  const description = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const ariaProps = {
    id,
    required: field.required,
    'aria-invalid': Boolean(error),
    'aria-describedby': description || undefined,
  }
  const registration = fields.register(name, { onChange: () => fields.clearErrors(name) })
  return (
    <FieldLayout field={field} ariaProps={ariaProps} registration={registration}>
      {error && (
        <p id={`${id}-error`} className={fieldErrorClass}>
          {String(error)}
        </p>
      )}
    </FieldLayout>
  )
}
