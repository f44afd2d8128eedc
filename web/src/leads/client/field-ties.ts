import type { UseFormRegisterReturn } from 'react-hook-form'

/** What ties a control to its label, hint and error. */
export type Ties = {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** What ties a control to its form: its name and, where a library watches it, how. */
export type Registration = Pick<UseFormRegisterReturn, 'name'> &
  Partial<Pick<UseFormRegisterReturn, 'ref' | 'onBlur' | 'onChange'>>

/** The part of a registration that goes onto a control; its limits are the schema's. */
export function handlersOf({ name, ref, onBlur, onChange }: Registration): Registration {
  return { name, ...(ref && { ref }), ...(onBlur && { onBlur }), ...(onChange && { onChange }) }
}
