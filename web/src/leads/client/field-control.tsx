import clsx from 'clsx'
import { fieldClass } from '@/ui/form-control'
import { ChevronDown } from '@/ui/marks'
import type { Control } from '../forms/fields'
import { type AriaProps, handlersOf, type Registration } from './field-parts'

type FieldControlProps = {
  control: Exclude<Control, { kind: 'checkbox' | 'checkboxes' | 'hidden' }>
  ariaProps: AriaProps
  registration: Registration
}

/** The native control of a field: the browser knows best how to type, pick and check it. */
export function FieldControl({ control, ariaProps, registration }: FieldControlProps) {
  const shared = { ...ariaProps, ...handlersOf(registration) }
  if (control.kind === 'textarea') {
    const { rows, placeholder } = control
    const className = clsx(fieldClass, 'resize-y')
    return <textarea {...shared} rows={rows} placeholder={placeholder} className={className} />
  }
  if (control.kind === 'select') {
    return (
      <div className="relative">
        <select {...shared} className={clsx(fieldClass, 'appearance-none pr-10')}>
          <option value="">{control.prompt}</option>
          {Object.entries(control.options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-mute">
          <ChevronDown />
        </span>
      </div>
    )
  }
  const { kind, autoComplete, placeholder } = control
  return (
    <input
      {...shared}
      type={kind}
      autoComplete={autoComplete}
      placeholder={placeholder}
      className={fieldClass}
    />
  )
}
