import { Fragment } from 'react'
import type { Control, Links } from '../definitions/fields/field'
import { checkboxClass, checkboxLabelClass } from './checkbox-class'
import { handlersOf, type Registration, type Ties } from './field-ties'
import { RequiredMark } from './required-mark'

type TickFieldProps = {
  control: Extract<Control, { kind: 'checkbox' }>
  ties: Ties
  registration: Registration
}

/** A box to tick beside what it says. */
export function TickField({ control, ties, registration }: TickFieldProps) {
  const { statement, links } = control
  return (
    <label className={checkboxLabelClass}>
      <input type="checkbox" {...ties} {...handlersOf(registration)} className={checkboxClass} />
      <span>
        {partsOf(statement, links).map(({ words, href }) =>
          href ? (
            // Beside the form, so that nothing typed is lost.
            <a key={words} href={href} target="_blank" className="text-link" rel="noopener">
              {words}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <Fragment key={words}>{words}</Fragment>
          ),
        )}
        {ties.required && <RequiredMark />}
      </span>
    </label>
  )
}

/** A statement, cut where its links begin and end. */
function partsOf(statement: string, links: Links): { words: string; href?: string | undefined }[] {
  const named = Object.keys(links)
  if (named.length === 0) return [{ words: statement }]
  return statement
    .split(new RegExp(`(${named.join('|')})`))
    .map((words) => ({ words, href: links[words] }))
}
