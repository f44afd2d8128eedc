import type { ReactNode } from 'react'
import { labelClass } from '@/ui/form-control'
import type { Options } from '../definitions/fields/field'
import { checkboxClass, checkboxLabelClass } from './checkbox-class'
import { handlersOf, type Registration, type Ties } from './field-ties'

type ChoicesFieldProps = {
  label: string
  options: Options
  ties: Ties
  registration: Registration
  /** The hint. */
  children: ReactNode
}

/** Any number of boxes to tick, as one group. */
export function ChoicesField({ label, options, ties, registration, children }: ChoicesFieldProps) {
  return (
    <fieldset aria-describedby={ties['aria-describedby']}>
      <legend className={labelClass}>{label}</legend>
      {children}
      <div className="mt-2 grid grid-cols-1 gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {Object.entries(options).map(([value, words]) => (
          <label key={value} className={checkboxLabelClass}>
            <input
              type="checkbox"
              value={value}
              {...handlersOf(registration)}
              className={checkboxClass}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
