import { labelClass } from '@/ui/form-control'
import { CheckField } from '../check-field'
import { interests } from './signup-options'

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
