import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type FormDefinition, TRAP_FIELD } from '../forms/form-definition'
import { type LeadForm, prepareForms, useLeadForm } from './use-lead-form'

type LiveFormProps = {
  form: FormDefinition
  appearedAt: number
  /** The form that the server drew. */
  element: RefObject<HTMLFormElement | null>
  onChange: (lead: LeadForm) => void
}

/** Registers the controls of a form in a page with react-hook-form. It draws nothing, and reports each change. */
export function LiveForm({ form, appearedAt, element, onChange }: LiveFormProps) {
  const lead = useLeadForm(form, appearedAt)

  const register = useEffectEvent(() => {
    for (const control of element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      const { name } = control
      if (name in form.fields || name === TRAP_FIELD) lead.register(name).ref(control)
    }
  })
  useEffect(() => {
    register()
    prepareForms()
  }, [])

  const { phase, errors, message } = lead
  const report = useEffectEvent(() => onChange(lead))
  // `errors` is a new list in every render; its text is not.
  const state = JSON.stringify([phase, errors, message])
  useEffect(() => {
    if (state) report()
  }, [state])

  return null
}
