import { LoaderCircle } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { buttonClass } from '@/ui/button'
import {
  type Answers,
  type FormDefinition,
  type FormTexts,
  TRAP_FIELD,
} from '../forms/form-definition'
import { FieldGroupView } from './field-group-view'
import { TrapField } from './field-parts'
import { ErrorSummary, FormNotice } from './form-notice'
import { loadChecks } from './lazy-resolver'
import type { SubmissionError } from './send-submission'

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

type FormActionsProps = { texts: FormTexts; sending: boolean; onCancel: () => void }

/** Cancel and send, always in sight at the foot of the dialog. */
function FormActions({ texts, sending, onCancel }: FormActionsProps) {
  return (
    <div className="flex gap-3 border-line border-t bg-paper px-5 py-4 sm:justify-end sm:px-8 short:sticky short:bottom-0 short:py-2">
      <button
        type="button"
        disabled={sending}
        className={buttonClass('secondary', 'max-sm:flex-1')}
        onClick={onCancel}
      >
        Cancel
      </button>
      <button
        type="submit"
        disabled={sending}
        className={buttonClass(
          'primary',
          'whitespace-nowrap max-sm:flex-[2] max-sm:px-3 sm:min-w-44',
        )}
      >
        {sending && <LoaderCircle size={18} aria-hidden="true" className="shrink-0 animate-spin" />}
        {sending ? texts.busy : texts.submit}
      </button>
    </div>
  )
}
