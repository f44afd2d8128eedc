import { useId } from 'react'
import { ChevronDown } from '@/ui/chevron-down'
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
      <div className="relative mt-1.5">
        <select
          id={id}
          name={name}
          defaultValue=""
          disabled={disabled}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className={`${fieldClass} appearance-none pr-10`}
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
        <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-mute">
          <ChevronDown />
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
