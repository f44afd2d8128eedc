import { checkboxClass, checkboxLabelClass } from './checkbox-class'
import { handlersOf, type Registration, type Ties } from './field-ties'
import { RequiredMark } from './required-mark'

type TickFieldProps = { statement: string; ties: Ties; registration: Registration }

/** A box to tick beside what it says. */
export function TickField({ statement, ties, registration }: TickFieldProps) {
  return (
    <label className={checkboxLabelClass}>
      <input type="checkbox" {...ties} {...handlersOf(registration)} className={checkboxClass} />
      <span>
        {statement}
        {ties.required && <RequiredMark />}
      </span>
    </label>
  )
}
