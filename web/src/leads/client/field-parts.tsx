import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** What ariaProps a control to its label, hint and error. */
export type AriaProps = {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** What ariaProps a control to its form: its name and, where a library watches it, how. */
export type Registration = Pick<UseFormRegisterReturn, 'name'> &
  Partial<Pick<UseFormRegisterReturn, 'ref' | 'onBlur' | 'onChange'>>

/** The part of a registration that goes onto a control; its limits are the schema's. */
export function handlersOf({ name, ref, onBlur, onChange }: Registration): Registration {
  return { name, ...(ref && { ref }), ...(onBlur && { onBlur }), ...(onChange && { onChange }) }
}

/** The sighted reader's mark; the control itself says `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-risk">
      {' *'}
    </span>
  )
}

/** A field that no person sees or reaches; what fills it in is a program. */
export function TrapField(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute h-px w-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  )
}

/** Classes of a checkbox and of the label around it. */
export const checkboxClass =
  'mt-[0.2em] size-[1.15em] shrink-0 accent-ink rounded-sm aria-invalid:outline-2 ' +
  'aria-invalid:outline-risk aria-invalid:outline-offset-2'

export const checkboxLabelClass =
  'flex min-h-6 items-start gap-3 py-0.5 text-small leading-relaxed text-ink'
