'use client'

import { createContext, useContext } from 'react'
import { fieldErrorClass } from '@/ui/form-control'

/** What is wrong with the answer to one field, in words for the visitor. */
export type FieldError = { name: string; label: string; message: string }

/** The errors of the surrounding form; each field reads its own. */
export const FieldErrors = createContext<readonly FieldError[]>([])

type FieldErrorLineProps = { name: string; id: string }

/** The place under a field for its error; the control always refers to it by `aria-describedby`. */
export function FieldErrorLine({ name, id }: FieldErrorLineProps) {
  const error = useContext(FieldErrors).find((each) => each.name === name)
  return <div id={id}>{error && <p className={fieldErrorClass}>{error.message}</p>}</div>
}
