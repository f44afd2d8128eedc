'use client'

import { createContext, useContext } from 'react'
import { fieldErrorClass } from '@/ui/form-control'
import type { FieldError } from '../forms/form-definition'

/** The errors of the surrounding form; each field reads its own. */
export const FieldErrors = createContext<readonly FieldError[]>([])

type FieldErrorLineProps = { name: string; id: string }

/** The error under a field. Its element is always there, since the control's `aria-describedby` names it. */
export function FieldErrorLine({ name, id }: FieldErrorLineProps) {
  const error = useContext(FieldErrors).find((each) => each.name === name)
  return <div id={id}>{error && <p className={fieldErrorClass}>{error.message}</p>}</div>
}
