import { useId } from 'react'
import { fieldClass, labelClass } from '@/ui/form-control'
import { ChevronDown } from '@/ui/marks'
import { CheckField, FieldError } from '../fields'
import { experienceLevels, interests } from './signup-options'

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
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-mute">
          <ChevronDown />
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

export function InterestsField({ name, disabled }: { name: string; disabled: boolean }) {
  return (
    <fieldset>
      <legend className={labelClass}>
        Interests <span className="font-normal text-ink-mute">(optional)</span>
      </legend>
      <div className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {interests.map((interest) => (
          <CheckField key={interest.value} name={name} value={interest.value} disabled={disabled}>
            {interest.label}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}
