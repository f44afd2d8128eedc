import { Fragment, type ReactNode } from 'react'
import { labelClass } from '@/ui/form-control'
import type { Control, Links } from '../forms/fields'
import type { ControlAttributes } from './typed-control'

type ChoicesFieldProps = {
  label: string
  control: Extract<Control, { kind: 'checkboxes' }>
  attributes: ControlAttributes
  chosen: readonly unknown[]
  /** The hint. */
  children: ReactNode
}

/** Any number of boxes to tick, as one group. */
export function ChoicesField({ label, control, attributes, chosen, children }: ChoicesFieldProps) {
  return (
    <fieldset aria-describedby={attributes['aria-describedby']}>
      <legend className={labelClass}>{label}</legend>
      {children}
      <div className="mt-2 grid grid-cols-1 gap-x-5 gap-y-1.5 sm:grid-cols-2">
        {Object.entries(control.options).map(([option, words]) => (
          <label key={option} className={checkboxLabelClass}>
            <input
              type="checkbox"
              name={attributes.name}
              value={option}
              defaultChecked={chosen.includes(option)}
              className={checkboxClass}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type TickFieldProps = {
  control: Extract<Control, { kind: 'checkbox' }>
  attributes: ControlAttributes
  ticked: boolean
}

/** One box to tick beside its statement. */
export function TickField({ control, attributes, ticked }: TickFieldProps) {
  const { statement, links } = control
  return (
    <label className={checkboxLabelClass}>
      <input type="checkbox" {...attributes} defaultChecked={ticked} className={checkboxClass} />
      <span>
        {partsOf(statement, links).map(({ words, href }) =>
          href ? (
            // In a new tab, so that nothing typed is lost.
            <a key={words} href={href} target="_blank" className="text-link" rel="noopener">
              {words}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <Fragment key={words}>{words}</Fragment>
          ),
        )}
        {attributes.required && <RequiredMark />}
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

const checkboxClass = 'field mt-1 size-4 shrink-0 accent-ink rounded-sm'

const checkboxLabelClass =
  'flex min-h-6 items-start gap-3 py-0.5 text-small leading-relaxed text-ink'

/** The mark that people see; the control itself has `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-risk">
      {' *'}
    </span>
  )
}
