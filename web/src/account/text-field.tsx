import { type ComponentProps, useId } from 'react'
import { fieldClass, labelClass } from '@/ui/form-control'
import { FieldError } from './field-error'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  name: string
  error: string | undefined
}

export function TextField({ label, error, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <input
        {...input}
        type={type}
        id={id}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className={`mt-1.5 ${fieldClass}`}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
