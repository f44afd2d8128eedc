'use client'

import { useContext } from 'react'
import { fieldErrorClass } from '@/ui/form-control'
import { Faults } from './faults'

type FaultLineProps = { name: string; id: string }

/** The place under a field where its fault is said; its control refers to it from the start. */
export function FaultLine({ name, id }: FaultLineProps) {
  const fault = useContext(Faults).find((each) => each.name === name)
  return <div id={id}>{fault && <p className={fieldErrorClass}>{fault.message}</p>}</div>
}
