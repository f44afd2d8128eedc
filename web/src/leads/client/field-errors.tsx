'use client'

import { createContext, useContext, useEffect, useRef } from 'react'
import { fieldErrorClass } from '@/ui/form-control'
import type { FieldError } from '../forms/form-definition'

/** The errors of the surrounding form; each field reads its own. */
export const FieldErrors = createContext<readonly FieldError[]>([])

type FieldErrorLineProps = { name: string; id: string }

/** The place under a field for its error; the control always refers to it by `aria-describedby`. */
export function FieldErrorLine({ name, id }: FieldErrorLineProps) {
  const error = useContext(FieldErrors).find((each) => each.name === name)
  return <div id={id}>{error && <p className={fieldErrorClass}>{error.message}</p>}</div>
}

/** The ref of a `<form>` whose controls are marked if they have an error: the server may have drawn them. */
export function useMarkedControls(errors: readonly FieldError[]) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const control of form.current?.querySelectorAll('[aria-invalid]') ?? []) {
      const isInvalid = errors.some(({ name }) => name === control.getAttribute('name'))
      control.setAttribute('aria-invalid', String(isInvalid))
    }
  }, [errors])
  return form
}
