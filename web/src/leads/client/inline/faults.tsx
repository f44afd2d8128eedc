'use client'

import { createContext, useContext } from 'react'
import { fieldErrorClass } from '@/ui/form-control'

/** One field that its visitor has to mend. */
export type Fault = { name: string; label: string; message: string }

/** What is wrong in the form around; the fields read theirs. */
export const Faults = createContext<readonly Fault[]>([])

type FaultLineProps = { name: string; id: string }

/** The place under a field where its fault is said; its control refers to it from the start. */
export function FaultLine({ name, id }: FaultLineProps) {
  const fault = useContext(Faults).find((each) => each.name === name)
  return <div id={id}>{fault && <p className={fieldErrorClass}>{fault.message}</p>}</div>
}
