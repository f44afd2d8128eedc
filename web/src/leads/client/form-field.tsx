import clsx from 'clsx'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldErrorClass, labelClass } from '@/ui/form-control'
import type { Field } from '../definitions/fields/field'
import type { Answers } from '../definitions/form-definition'
import { ChoicesField } from './choices-field'
import { FieldControl } from './field-control'
import type { Ties } from './field-ties'
import { RequiredMark } from './required-mark'
import { TickField } from './tick-field'

type FormFieldProps = { name: string; field: Field; fields: UseFormReturn<Answers> }

/** One field with its label, its mark, its hint and what is wrong with it. */
export function FormField({ name, field, fields }: FormFieldProps) {
  const id = useId()
  const { control, label, hint, half, required } = field
  const error = fields.formState.errors[name]?.message
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const ties: Ties = {
    id,
    required,
    'aria-invalid': Boolean(error),
    'aria-describedby': description || undefined,
  }
  const registration = fields.register(name, { onChange: () => fields.clearErrors(name) })
  if (control.kind === 'hidden') return <input type="hidden" {...registration} />

  const errorLine = error && (
    <p id={`${id}-error`} className={fieldErrorClass}>
      {String(error)}
    </p>
  )
  const hintLine = hint && (
    <p id={`${id}-hint`} className="text-ink-mute text-small">
      {hint}
    </p>
  )
  return (
    <div className={clsx('min-w-0', !half && 'sm:col-span-2')}>
      {control.kind === 'checkbox' ? (
        <TickField statement={control.statement} ties={ties} registration={registration} />
      ) : control.kind === 'checkboxes' ? (
        <ChoicesField
          label={label}
          options={control.options}
          ties={ties}
          registration={registration}
        >
          {hintLine}
        </ChoicesField>
      ) : (
        <>
          <label htmlFor={id} className={clsx(labelClass, 'mb-1.5')}>
            {label}
            {required && <RequiredMark />}
          </label>
          <FieldControl control={control} ties={ties} registration={registration} />
          {hintLine && <div className="mt-1">{hintLine}</div>}
        </>
      )}
      {errorLine}
    </div>
  )
}
