import { Fragment, type ReactNode } from 'react'
import { labelClass } from '@/ui/form-control'
import type { Control, Links, Options } from '../forms/fields'
import {
  type AriaProps,
  checkboxClass,
  checkboxLabelClass,
  handlersOf,
  type Registration,
  RequiredMark,
} from './field-parts'

type ChoicesFieldProps = {
  label: string
  options: Options
  ariaProps: AriaProps
  registration: Registration
  /** The hint. */
  children: ReactNode
}

/** Any number of boxes to tick, as one group. */
export function ChoicesField({
  label,
  options,
  ariaProps,
  registration,
  children,
}: ChoicesFieldProps) {
  return (
    <fieldset aria-describedby={ariaProps['aria-describedby']}>
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

type TickFieldProps = {
  control: Extract<Control, { kind: 'checkbox' }>
  ariaProps: AriaProps
  registration: Registration
}

/** A box to tick beside what it says. */
export function TickField({ control, ariaProps, registration }: TickFieldProps) {
  const { statement, links } = control
  return (
    <label className={checkboxLabelClass}>
      <input
        type="checkbox"
        {...ariaProps}
        {...handlersOf(registration)}
        className={checkboxClass}
      />
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
        {ariaProps.required && <RequiredMark />}
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
