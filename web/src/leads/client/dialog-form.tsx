import {
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { FormDefinition } from '../forms/form-definition'
import { FieldErrors } from './field-errors'
import { FormActions } from './form-actions'
import { FormFields, TrapField } from './form-fields'
import { ErrorSummary, FormNotice } from './form-notice'
import type { FormState } from './form-state'
import type { LeadForm } from './lead-form'
import { UploadProgress } from './upload-progress'

// With what sends a file: a form that is open can be sent, or kept, without a connection.
const FileField = lazy(() =>
  Promise.all([import('./file-field'), import('./attached-file')]).then(
    ([loaded]) => ({ default: loaded.FileField }),
    () => ({ default: NoFileField }),
  ),
)

// Without it the form is as good.
const CaseFilm = lazy(() =>
  import('@/pictures/case-2041/case-film').then(
    (loaded) => ({ default: loaded.CaseFilm }),
    () => ({ default: () => null }),
  ),
)

function NoFileField() {
  return <p role="alert">This field could not be loaded. You can send the form without a file.</p>
}

type DialogFormProps = {
  form: FormDefinition
  lead: LeadForm
  state: FormState
  button: string
  idPrefix: string
  onCancel: () => void
}

/** The form of a definition: notices, fields, what is wrong, and the two buttons. */
export function DialogForm({ form, lead, state, button, idPrefix, onCancel }: DialogFormProps) {
  const { phase, errors, message, attached, upload } = state
  const sending = phase === 'sending'
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => lead.connect(element.current), [lead])
  // Disabled controls, as they are while it is sent, cannot take the focus.
  const focusFirstError = useEffectEvent(() => {
    const [first] = errors
    bringUp(element.current?.querySelector<HTMLElement>(`[name="${first?.name}"]`))
  })
  useEffect(() => {
    if (!sending) focusFirstError()
  }, [sending])

  // The summary takes room from the fields.
  const hasErrors = errors.length > 0
  useEffect(() => {
    const focused = document.activeElement
    if (hasErrors && element.current?.contains(focused))
      focused?.scrollIntoView({ block: 'center' })
  }, [hasErrors])

  // The browser's own check and words, shown at the field instead of in a bubble.
  function showNativeError(event: FormEvent<HTMLFormElement>): void {
    const control = event.target as HTMLInputElement
    event.preventDefault()
    // The browser’s own words say nothing about a pattern.
    const { validity, title, validationMessage } = control
    lead.showError(control.name, validity.patternMismatch ? title : validationMessage)
    if (control === event.currentTarget.querySelector(INVALID)) bringUp(control)
  }

  return (
    <form
      ref={element}
      noValidate={form.ownMessages}
      onInvalidCapture={showNativeError}
      onInput={({ target }) => lead.follow(target)}
      onSubmit={(event) => {
        event.preventDefault()
        void lead.submit(button, event.currentTarget)
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 scroll-py-6 overflow-y-auto overscroll-contain px-5 py-6 sm:px-8 short:overflow-visible">
        {form.notices.map((notice) => (
          <FormNotice key={notice.title} notice={notice} />
        ))}
        {form.hasFilm && (
          <div data-film="" className="-mx-5 -mt-6 mb-5 min-h-120 bg-night sm:-mx-8">
            <Suspense>
              <CaseFilm />
            </Suspense>
          </div>
        )}
        <FieldErrors value={errors}>
          <fieldset disabled={sending} className="contents">
            <FormFields
              groups={form.groups}
              idPrefix={idPrefix}
              drawFile={(field) => (
                <Suspense fallback={<div className="min-h-19.5" />}>
                  <FileField
                    {...field}
                    file={attached?.field === field.name ? attached.file : undefined}
                    onAttach={(file) => lead.attach(field.name, file)}
                    onProblem={(message) => lead.showError(field.name, message)}
                  />
                </Suspense>
              )}
            />
          </fieldset>
          {/* Not in the disabled fieldset, where axe counts all content as disabled and wants the scroller focusable. */}
          <TrapField />
        </FieldErrors>
      </div>
      <ErrorSummary fields={form.fields} errors={errors} message={message} />
      {upload && <UploadProgress {...upload} />}
      <FormActions
        texts={form.texts}
        sending={sending}
        onCancel={upload?.cancel ?? (sending ? undefined : onCancel)}
      />
    </form>
  )
}

/** Gives a field the focus, with its error in sight below it. */
function bringUp(field: HTMLElement | null | undefined): void {
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

// A fieldset with an invalid control matches :invalid, too.
const INVALID = 'input:invalid, select:invalid, textarea:invalid'
