import { FieldLayout } from '@/leads/client/field-layout'
import {
  choice,
  choices,
  consent,
  day,
  email,
  type Field,
  longText,
  phone,
  text,
  webAddress,
} from '@/leads/forms/fields'
import { fieldErrorClass } from '@/ui/form-control'
import { Exhibit } from './exhibit'

const options = { exchange: 'An exchange', bank: 'A bank', other: 'Something else' }

/** One field for each kind of control. */
const fields: Record<string, Field> = {
  name: text({ label: 'Text', required: true, half: true, hint: 'With a hint below.' }),
  email: email({ label: 'Email', required: true, half: true }),
  phone: phone({ label: 'Telephone', half: true }),
  website: webAddress({ label: 'Web address', half: true }),
  deadline: day({ label: 'Date', half: true }),
  employer: choice(options, { label: 'Choice', half: true, prompt: 'Choose one' }),
  story: longText({ label: 'Text of several lines', placeholder: 'What happened?' }),
  topics: choices(options, { label: 'Several answers' }),
  terms: consent('I agree to the terms of service', { label: 'Consent', required: true }),
}

/** All fields empty, with an error, and disabled. */
export function FieldExhibits() {
  return (
    <>
      <Exhibit name="Form fields" inset>
        <Fields state="empty" />
      </Exhibit>
      <Exhibit name="Form fields with errors" inset>
        <Fields state="faulty" />
      </Exhibit>
      <Exhibit name="Form fields, disabled" inset>
        <fieldset disabled>
          <legend className="sr-only">Disabled fields</legend>
          <Fields state="disabled" />
        </fieldset>
      </Exhibit>
    </>
  )
}

function Fields({ state }: { state: 'empty' | 'faulty' | 'disabled' }) {
  const isFaulty = state === 'faulty'
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {Object.entries(fields).map(([name, field]) => {
        const id = `gallery-${state}-${name}`
        const ariaProps = {
          id,
          required: field.required,
          'aria-invalid': isFaulty,
          'aria-describedby': `${id}-hint ${id}-error`,
        }
        return (
          <FieldLayout key={name} field={field} ariaProps={ariaProps} registration={{ name: id }}>
            {isFaulty && (
              <p id={`${id}-error`} className={fieldErrorClass}>
                Please answer this question.
              </p>
            )}
          </FieldLayout>
        )
      })}
    </div>
  )
}
