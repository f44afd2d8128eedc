import clsx from 'clsx'
import type { ReactNode } from 'react'
import { labelClass } from '@/ui/form-control'
import type { Field } from '../forms/fields'
import { ChoicesField, TickField } from './choice-fields'
import { FieldControl } from './field-control'
import { type AriaProps, type Registration, RequiredMark } from './field-parts'

type FieldLayoutProps = {
  field: Field
  ariaProps: AriaProps
  registration: Registration
  /** What is wrong with it. */
  children: ReactNode
}

/** One field with its label, its mark and its hint, in a dialog as in a page. */
export function FieldLayout({ field, ariaProps, registration, children }: FieldLayoutProps) {
  const { control, label, hint, half, required } = field
  if (control.kind === 'hidden') return <input type="hidden" {...registration} />

  const hintLine = hint && (
    <p id={`${ariaProps.id}-hint`} className="text-ink-mute text-small">
      {hint}
    </p>
  )
  return (
    <div className={clsx('min-w-0', !half && 'sm:col-span-2')}>
      {control.kind === 'checkbox' ? (
        <TickField control={control} ariaProps={ariaProps} registration={registration} />
      ) : control.kind === 'checkboxes' ? (
        <ChoicesField
          label={label}
          options={control.options}
          ariaProps={ariaProps}
          registration={registration}
        >
          {hintLine}
        </ChoicesField>
      ) : (
        <>
          <label htmlFor={ariaProps.id} className={clsx(labelClass, 'mb-1.5')}>
            {label}
            {required && <RequiredMark />}
          </label>
          <FieldControl control={control} ariaProps={ariaProps} registration={registration} />
          {hintLine && <div className="mt-1">{hintLine}</div>}
        </>
      )}
      {children}
    </div>
  )
}
