'use client'

import { createContext, type FormEvent, useContext, useEffect, useRef } from 'react'
import { fieldErrorClass } from '@/ui/form-control'
import type { FieldError } from '../forms/form-definition'
import type { InlineForm } from './use-inline-form'

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

/**
 * The props of a `<form>` in a page: it sends, clears the error of a field that is changed, marks the controls that
 * have one, and moves the focus to `focusOnRefusal` (a selector).
 */
export function useFormProps(lead: InlineForm, focusOnRefusal: string) {
  const { errors, message } = lead
  const form = useMarkedControls(errors)
  const refused = errors.length > 0 || Boolean(message)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(focusOnRefusal)?.focus()
  }, [refused, focusOnRefusal, form])

  return {
    ref: form,
    onFocusCapture: lead.prepare,
    onInput: ({ target }: FormEvent) => {
      const isOther = ({ name }: FieldError) => name !== (target as HTMLInputElement).name
      if (!errors.every(isOther)) lead.changeErrors((all) => all.filter(isOther))
    },
    onSubmit: lead.onSubmit,
  }
}
