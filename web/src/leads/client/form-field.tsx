import clsx from 'clsx'
import type { ReactNode } from 'react'
import { labelClass } from '@/ui/form-control'
import type { Field } from '../forms/fields'
import type { FileControl } from '../forms/file-rules'
import { FieldErrorLine } from './field-errors'
import { ChoicesField, RequiredMark, TickField } from './tick-boxes'
import { TypedControl } from './typed-control'

export type DrawFile = (file: {
  id: string
  name: string
  label: string
  control: FileControl
  describedBy: string
}) => ReactNode

type FormFieldProps = {
  id: string
  name: string
  field: Field
  drawFile: DrawFile | undefined
  mayWait: boolean
}

/** One field with its label, mark, hint and error. */
export function FormField({ id, name, field, drawFile, mayWait }: FormFieldProps) {
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
    <div className={clsx('min-w-0', !half && 'col-span-full')}>
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
