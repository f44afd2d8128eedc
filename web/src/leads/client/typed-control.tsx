import clsx from 'clsx'
import { EMAIL_INPUT, fieldClass, UNCORRECTED } from '@/ui/form-control'
import { ChevronDown } from '@/ui/marks'
import { EMAIL_PROBLEM } from '../forms/addresses'
import type { Control } from '../forms/fields'

/** What connects a control to its form, its label, its hint and its error. */
export type ControlAttributes = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string
}

type TypedControlProps = {
  control: Exclude<Control, { kind: 'checkbox' | 'checkboxes' | 'hidden' | 'file' }>
  attributes: ControlAttributes
  value: string
}

/** A control that holds one text: an input, a text area or a list to choose from. */
export function TypedControl({ control, attributes, value }: TypedControlProps) {
  const shared = { ...attributes, defaultValue: value }
  if (control.kind === 'textarea') {
    const { rows, placeholder, isCode } = control
    return (
      <textarea
        {...shared}
        {...(isCode && UNCORRECTED)}
        rows={rows}
        placeholder={placeholder}
        className={fieldClass}
      />
    )
  }
  if (control.kind === 'select') {
    return (
      <div className="relative">
        <select {...shared} className={clsx(fieldClass, 'appearance-none pr-10')}>
          <option value="">{control.prompt}</option>
          {Object.entries(control.options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-mute">
          <ChevronDown />
        </span>
      </div>
    )
  }
  const { kind, autoComplete, placeholder } = control
  return (
    <input
      {...shared}
      {...(kind === 'email' && { ...EMAIL_INPUT, title: EMAIL_PROBLEM })}
      {...(kind === 'url' && { ...UNCORRECTED, inputMode: 'url' })}
      type={kind === 'tel' || kind === 'date' ? kind : 'text'}
      autoComplete={autoComplete}
      placeholder={placeholder}
      className={fieldClass}
    />
  )
}
