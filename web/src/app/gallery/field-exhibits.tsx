'use client'

import { useCallback } from 'react'
import { FieldErrors } from '@/leads/client/field-errors'
import { FormFields } from '@/leads/client/form-fields'
import {
  choice,
  choices,
  consent,
  day,
  email,
  longText,
  phone,
  text,
  webUrl,
} from '@/leads/forms/fields'
import { Exhibit } from './exhibit'

const options = { exchange: 'An exchange', bank: 'A bank', other: 'Something else' }

const fields = {
  name: text({ label: 'Text', required: true, half: true, hint: 'With a hint below.' }),
  email: email({ label: 'Email', required: true, half: true }),
  phone: phone({ label: 'Telephone', half: true }),
  website: webUrl({ label: 'Web address', half: true }),
  deadline: day({ label: 'Date', half: true }),
  employer: choice(options, { label: 'Choice', half: true, prompt: 'Choose one' }),
  story: longText({ label: 'Text of several lines', placeholder: 'What happened?' }),
  topics: choices(options, { label: 'Several answers' }),
  terms: consent('I agree to the terms of service', { label: 'Consent', required: true }),
}
const groups = [{ legend: 'A group of fields', fields }]
const errors = Object.entries(fields).map(([name, { label }]) => ({
  name,
  label,
  message: 'Please answer this question.',
}))

/** All fields empty, with an error, and disabled. */
export function FieldExhibits() {
  // A form marks invalid controls itself (leads/client/field-errors.tsx).
  const markControls = useCallback((box: HTMLDivElement | null) => {
    for (const control of box?.querySelectorAll('[aria-invalid]') ?? []) {
      control.setAttribute('aria-invalid', 'true')
    }
  }, [])
  return (
    <>
      <Exhibit name="Form fields" inset>
        <FormFields groups={groups} idPrefix="gallery-empty" />
      </Exhibit>
      <Exhibit name="Form fields with errors" inset>
        <FieldErrors value={errors}>
          <div ref={markControls}>
            <FormFields groups={groups} idPrefix="gallery-faulty" />
          </div>
        </FieldErrors>
      </Exhibit>
      <Exhibit name="Form fields, disabled" inset>
        <fieldset disabled>
          <legend className="sr-only">Disabled fields</legend>
          <FormFields groups={groups} idPrefix="gallery-disabled" />
        </fieldset>
      </Exhibit>
    </>
  )
}
