import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { fieldClass, labelClass } from '@/ui/form-control'
import { ChevronDown } from '@/ui/marks'
import type { Control, Field, Links } from '../forms/fields'
import type { FileControl } from '../forms/file-rules'
import { type FieldGroup, TRAP_FIELD } from '../forms/form-definition'
import { FieldErrorLine } from './field-errors'

type FormFieldsProps = {
  groups: readonly FieldGroup[]
  /** Makes the controls' ids unique on the page: `<idPrefix>-<field name>`. */
  idPrefix: string
  /** Draws a file field; a form without it takes no files. */
  drawFile?: DrawFile
  /** What a button presets comes with scripts, or from the server once the form is sent. */
  presetLater?: boolean
}

export type DrawFile = (file: {
  id: string
  name: string
  label: string
  control: FileControl
  describedBy: string
}) => ReactNode

/**
 * The fields of a form as native controls, which the browser itself can type in, pick, check and post.
 * Every control has the name of its field. Server and client both draw it.
 */
export function FormFields({ groups, idPrefix, drawFile, presetLater }: FormFieldsProps) {
  return (
    <>
      {groups.map(({ legend, fields }, index) => {
        const controls = (
          <div className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2">
            {Object.entries(fields).map(([name, field]) => (
              <FormField
                key={name}
                id={`${idPrefix}-${name}`}
                name={name}
                field={field}
                drawFile={drawFile}
                mayWait={Boolean(presetLater && field.prefill)}
              />
            ))}
          </div>
        )
        // The groups of a definition never change their order.
        const key = legend ?? index
        if (!legend) {
          return (
            <div key={key} className="mt-8 first:mt-0">
              {controls}
            </div>
          )
        }
        return (
          <fieldset key={key} className="mt-8 min-w-0 first:mt-0">
            <legend className="mb-4 w-full border-line border-b pb-2 font-semibold text-ink">
              {legend}
            </legend>
            {controls}
          </fieldset>
        )
      })}
    </>
  )
}

/** A field that people neither see nor reach; only a program fills it in. Every form with `FormFields` has one. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute h-px w-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type FormFieldProps = {
  id: string
  name: string
  field: Field
  drawFile: DrawFile | undefined
  mayWait: boolean
}

/** One field with its label, mark, hint and error. */
function FormField({ id, name, field, drawFile, mayWait }: FormFieldProps) {
  const { control, label, hint, half, required, initial } = field
  if (control.kind === 'hidden') {
    return <input type="hidden" name={name} defaultValue={String(initial)} />
  }
  const hintLine = hint && (
    <p id={`${id}-hint`} className="text-ink-mute text-small">
      {hint}
    </p>
  )
  const describedBy = hint ? `${id}-hint ${id}-error` : `${id}-error`
  const attributes = {
    id,
    name,
    required: required && !mayWait,
    'aria-invalid': false,
    'aria-describedby': describedBy,
  }
  return (
    <div className={clsx('min-w-0', !half && 'sm:col-span-2')}>
      {control.kind === 'checkbox' ? (
        <TickField control={control} attributes={attributes} ticked={initial === true} />
      ) : control.kind === 'checkboxes' ? (
        <ChoicesField
          label={label}
          control={control}
          attributes={attributes}
          chosen={[initial].flat()}
        >
          {hintLine}
        </ChoicesField>
      ) : (
        <>
          <label htmlFor={id} className={clsx(labelClass, 'mb-1.5')}>
            {label}
            {required && <RequiredMark />}
          </label>
          {control.kind === 'file' ? (
            drawFile?.({ id, name, label, control, describedBy })
          ) : (
            <TypedControl control={control} attributes={attributes} value={String(initial)} />
          )}
          {hintLine && <div className="mt-1">{hintLine}</div>}
          {mayWait && (
            <noscript>
              <p className="mt-1 text-ink-mute text-small">
                If a button of this site led you here, you may leave this empty: we know it from
                there.
              </p>
            </noscript>
          )}
        </>
      )}
      <FieldErrorLine name={name} id={`${id}-error`} />
    </div>
  )
}

/** What connects a control to its form, its label, its hint and its error. */
type ControlAttributes = {
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
function TypedControl({ control, attributes, value }: TypedControlProps) {
  const shared = { ...attributes, defaultValue: value }
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
      type={kind === 'name' ? 'text' : kind}
      autoComplete={autoComplete}
      placeholder={placeholder}
      className={fieldClass}
    />
  )
}

type ChoicesFieldProps = {
  label: string
  control: Extract<Control, { kind: 'checkboxes' }>
  attributes: ControlAttributes
  chosen: readonly unknown[]
  /** The hint. */
  children: ReactNode
}

/** Any number of boxes to tick, as one group. */
function ChoicesField({ label, control, attributes, chosen, children }: ChoicesFieldProps) {
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
function TickField({ control, attributes, ticked }: TickFieldProps) {
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

/** The mark that people see; the control itself has `required`. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-risk">
      {' *'}
    </span>
  )
}

const checkboxClass =
  'mt-[0.2em] size-[1.15em] shrink-0 accent-ink rounded-sm aria-invalid:outline-2 ' +
  'aria-invalid:outline-risk aria-invalid:outline-offset-2'

const checkboxLabelClass =
  'flex min-h-6 items-start gap-3 py-0.5 text-small leading-relaxed text-ink'
