import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

type CheckFieldProps = {
  name: string
  children: ReactNode
  disabled: boolean
  value?: string
  required?: boolean
  error?: string | undefined
}

export function CheckField({ name, children, disabled, value, required, error }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          disabled={disabled}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="mt-1 size-5 shrink-0 accent-ink"
        />
        <label htmlFor={id} className="text-small leading-7">
          {children}
        </label>
      </div>
      <div className="pl-7.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  )
}
