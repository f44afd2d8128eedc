import { Dialog } from '@base-ui/react/dialog'
import { LoaderCircle } from 'lucide-react'
import {
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { buttonClass } from '@/ui/button'
import type { Answers, FormDefinition, FormTexts } from '../forms/form-definition'
import { DialogFrame } from './dialog-frame'
import type { DialogOpening } from './dialog-url'
import { FieldErrors } from './field-errors'
import { FormFields, TrapField } from './form-fields'
import { ErrorSummary, FormNotice } from './form-notice'
import { type FormState, WAITING } from './form-state'
import { FormSuccess } from './form-success'
import { createLeadForm, type LeadForm } from './lead-form'
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

type FormDialogProps = {
  form: FormDefinition
  open: boolean
  onClose: () => void
  /** Called when a submission is stored, even if the dialog was closed meanwhile. */
  onSent: (sent: { number: string; hasDownloads: boolean }) => void
  /** Where the focus returns to. */
  finalFocus: () => HTMLElement | false
  opening: Pick<DialogOpening, 'button' | 'context'>
  idPrefix: string
}

/** One form in a dialog, from opening to its success and closing by itself. It keeps what was typed while it is closed. */
export function FormDialog({
  form,
  open,
  onClose,
  onSent,
  finalFocus,
  opening,
  idPrefix,
}: FormDialogProps) {
  const { button, context } = opening
  const [lead] = useState(() =>
    createLeadForm(form, {
      appearedAt: performance.now(),
      known: initialAnswers(form, context),
      parameters: context,
      onSent,
    }),
  )
  const state = useSyncExternalStore(lead.subscribe, lead.state)
  const { phase, number, downloads, attached } = state
  const sending = phase === 'sending'
  const done = phase === 'sent' || phase === 'kept'
  const waits = phase === 'kept' && attached !== undefined
  const texts = downloads.length > 0 ? form.texts.ready : form.texts.success
  const success = waits ? WAITING : texts

  function close(): void {
    if (!sending) onClose()
  }

  /** Not before the dialog has faded: a visitor would see an empty form, as if the submission were lost. */
  function renew(): void {
    if (sending) return
    if (phase === 'sent' && form.resetsOnSuccess) lead.empty()
    lead.edit()
  }

  function cancel(): void {
    lead.empty()
    onClose()
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(opens) => !opens && close()}
      onOpenChangeComplete={(isOpen) => !isOpen && renew()}
    >
      <DialogFrame
        form={form}
        sending={sending}
        done={done}
        success={success}
        finalFocus={finalFocus}
      >
        {done ? (
          <FormSuccess
            {...success}
            number={number}
            waits={waits}
            downloads={downloads}
            closesAfterMs={form.closesAfterMs}
            onClose={close}
          />
        ) : (
          <DialogForm
            form={form}
            lead={lead}
            state={state}
            button={button}
            idPrefix={idPrefix}
            onCancel={cancel}
          />
        )}
      </DialogFrame>
    </Dialog.Root>
  )
}

function initialAnswers(form: FormDefinition, context: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { initial, prefill }]) => [
      name,
      context[prefill ?? name] || initial,
    ]),
  )
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
function DialogForm({ form, lead, state, button, idPrefix, onCancel }: DialogFormProps) {
  const { phase, errors, message, attached, upload } = state
  const sending = phase === 'sending'
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => lead.connect(element.current), [lead])
  // Disabled controls, as they are while it is sent, cannot take the focus.
  const focusFirstError = useEffectEvent(() => {
    const [first] = errors
    element.current?.querySelector<HTMLElement>(`[name="${first?.name}"]`)?.focus()
  })
  useEffect(() => {
    if (!sending) focusFirstError()
  }, [sending])

  // The browser's own check and words, shown at the field instead of in a bubble.
  function showNativeError(event: FormEvent<HTMLFormElement>): void {
    const control = event.target as HTMLInputElement
    event.preventDefault()
    lead.showError(control.name, control.validationMessage)
    if (control === event.currentTarget.querySelector(INVALID)) control.focus()
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

// A fieldset with an invalid control matches :invalid, too.
const INVALID = 'input:invalid, select:invalid, textarea:invalid'

type FormActionsProps = {
  texts: FormTexts
  sending: boolean
  /** Leaves the form, or stops the sending of its file; undefined when neither can be done. */
  onCancel: (() => void) | undefined
}

/** Cancel and send, always in sight at the foot of the dialog. */
function FormActions({ texts, sending, onCancel }: FormActionsProps) {
  return (
    <div className="flex gap-3 border-line border-t bg-paper px-5 py-4 max-[18rem]:flex-wrap max-[18rem]:*:basis-full sm:justify-end sm:px-8 short:bottom-0 short:py-2 min-[18rem]:short:sticky">
      <button
        type="button"
        disabled={!onCancel}
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
          'min-[18rem]:whitespace-nowrap max-sm:flex-[2] max-sm:px-3 sm:min-w-44',
        )}
      >
        {sending && <LoaderCircle size={18} aria-hidden="true" className="shrink-0 animate-spin" />}
        <span>{sending ? texts.busy : texts.submit}</span>
      </button>
    </div>
  )
}
