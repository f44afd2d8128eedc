import { type FormEvent, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Answers, FormDefinition } from '../definitions/form-definition'
import { TRAP_FIELD } from '../definitions/trap-field'
import { ErrorSummary } from './error-summary'
import { FieldGroupView } from './field-group-view'
import { FormActions } from './form-actions'
import { FormNotice } from './form-notice'
import { loadChecks } from './lazy-resolver'
import type { SubmissionError } from './submission-error'
import { TrapField } from './trap-field'

// A fieldset with a faulty control counts as faulty, too.
const FAULTY = 'input:invalid, select:invalid, textarea:invalid'

export type LeadFormProps = {
  form: FormDefinition
  fields: UseFormReturn<Answers>
  sending: boolean
  refusal: SubmissionError | null
  onSend: (answers: Answers) => void
  onCancel: () => void
}

/** The form of a definition: notices, fields, what is wrong, and the two buttons. */
export function LeadForm({ form, fields, sending, refusal, onSend, onCancel }: LeadFormProps) {
  const { setError, setFocus, handleSubmit, getValues } = fields

  // The server's answer is shown at its fields, and the first of them gets the focus.
  useEffect(() => {
    const names = Object.keys(refusal?.fieldErrors ?? {}).filter((name) => name in form.fields)
    for (const name of names) setError(name, { message: refusal?.fieldErrors[name] })
    const [first] = Object.keys(form.fields).filter((name) => names.includes(name))
    if (first) setFocus(first)
  }, [refusal, form, setError, setFocus])

  // The browser's own check and words, shown at the field where a bubble would come and go.
  function showNativeError(event: FormEvent<HTMLFormElement>): void {
    const control = event.target as HTMLInputElement
    event.preventDefault()
    setError(control.name, { message: control.validationMessage })
    const first = event.currentTarget.querySelector(FAULTY)
    if (control === first) control.focus()
  }

  const submit = handleSubmit((answers) => {
    const trapped = getValues(TRAP_FIELD)
    onSend(trapped ? { ...answers, [TRAP_FIELD]: trapped } : answers)
  })

  return (
    <form
      noValidate={form.ownMessages}
      onInvalidCapture={showNativeError}
      onInput={() => void loadChecks().catch(() => {})}
      onSubmit={(event) => void submit(event)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 scroll-py-6 overflow-y-auto overscroll-contain px-5 py-6 sm:px-8 short:overflow-visible">
        {form.notices.map((notice) => (
          <FormNotice key={notice.title} notice={notice} />
        ))}
        {/* Not while it is checked: a locked field could not take the focus. */}
        <fieldset disabled={sending && !fields.formState.isSubmitting} className="contents">
          {form.groups.map((group, index) => (
            // The groups of a definition never change their order.
            <FieldGroupView key={group.legend ?? index} group={group} fields={fields} />
          ))}
        </fieldset>
        <TrapField {...fields.register(TRAP_FIELD)} />
      </div>
      <ErrorSummary fields={form.fields} errors={fields.formState.errors} refusal={refusal} />
      <FormActions texts={form.texts} sending={sending} onCancel={onCancel} />
    </form>
  )
}
