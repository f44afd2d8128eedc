import type { ComponentProps } from 'react'

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
