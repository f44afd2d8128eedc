import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { buttonClass } from '@/ui/button'
import { fieldClass, fieldErrorClass, labelClass } from '@/ui/form-control'

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
        <label htmlFor={id} className="text-small leading-6">
          {children}
        </label>
      </div>
      <div className="pl-7.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  )
}

type FieldErrorProps = { id: string; message: string | undefined }

/** The error message of a field; the control refers to it permanently. */
export function FieldError({ id, message }: FieldErrorProps) {
  return <div id={id}>{message && <p className={fieldErrorClass}>{message}</p>}</div>
}

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean; alive: boolean }

/** Disabled until hydration, because a native submit would send the password. */
export function SubmitButton({ label, busyLabel, busy, alive }: SubmitButtonProps) {
  return (
    <div>
      <button type="submit" disabled={busy || !alive} className={buttonClass('primary', 'w-full')}>
        {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        <span>{busy ? busyLabel : label}</span>
      </button>
      <p role="status" className="sr-only">
        {busy && busyLabel}
      </p>
      <noscript>
        <p className="mt-3 text-small">
          This form needs JavaScript. Nothing you type here is sent.
        </p>
      </noscript>
    </div>
  )
}
