'use client'

import { createContext } from 'react'

/** One field that its visitor has to mend. */
export type Fault = { name: string; label: string; message: string }

/** What is wrong in the form around; the fields read theirs. */
export const Faults = createContext<readonly Fault[]>([])
