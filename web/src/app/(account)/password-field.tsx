'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { fieldClass, labelClass } from '@/ui/form-control'
import { FieldError } from './fields'
import { useLeaving } from './use-simulated-form'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  disabled: boolean
  hint?: string
}

/** A password field with a show/hide button; cleared on leaving the page. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  useLeaving(() => {
    if (field.current) field.current.value = ''
    setShown(false)
  })
  const Icon = shown ? EyeOff : Eye
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          {...input}
          ref={field}
          id={id}
          type={shown ? 'text' : 'password'}
          // A shown password is plain text, which browsers may send to a spell checker.
          spellCheck={false}
          {...(shown && { autoCapitalize: 'none', autoCorrect: 'off' })}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          className={`${fieldClass} pr-12`}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-controls={id}
          disabled={input.disabled}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-soft hover:text-ink disabled:opacity-60"
        >
          <Icon aria-hidden="true" className="size-5" />
          <span className="sr-only">{`Show ${label.toLowerCase()}`}</span>
        </button>
      </div>
      <p id={`${id}-hint`} className={hint && !error ? 'mt-1 text-small text-ink-mute' : 'sr-only'}>
        {hint}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
