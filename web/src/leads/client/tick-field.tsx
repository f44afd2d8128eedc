import type { UseFormRegisterReturn } from 'react-hook-form'
import { checkboxClass, checkboxLabelClass } from './checkbox-class'
import type { Ties } from './field-ties'
import { RequiredMark } from './required-mark'

type TickFieldProps = { statement: string; ties: Ties; registration: UseFormRegisterReturn }

/** A box to tick beside what it says. */
export function TickField({ statement, ties, registration }: TickFieldProps) {
  const { ref, name, onBlur, onChange } = registration
  return (
    <label className={checkboxLabelClass}>
      <input
        type="checkbox"
        {...ties}
        ref={ref}
        name={name}
        onBlur={onBlur}
        onChange={onChange}
        className={checkboxClass}
      />
      <span>
        {statement}
        {ties.required && <RequiredMark />}
      </span>
    </label>
  )
}
