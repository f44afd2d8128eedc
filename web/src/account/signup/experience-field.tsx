import { useId } from 'react'
import { fieldClass, labelClass } from '@/ui/form-control'
import { FieldError } from '../field-error'
import { experienceLevels } from './signup-options'

type ExperienceFieldProps = { name: string; error: string | undefined; disabled: boolean }

export function ExperienceField({ name, error, disabled }: ExperienceFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        Experience level
      </label>
      <select
        id={id}
        name={name}
        defaultValue=""
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className={`mt-1.5 ${fieldClass}`}
      >
        <option value="" disabled>
          Select your level
        </option>
        {experienceLevels.map((level) => (
          <option key={level.value} value={level.value}>
            {level.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
