import { Dialog } from '@base-ui/react/dialog'
import { useState, useSyncExternalStore } from 'react'
import type { Answers, FormDefinition } from '../forms/form-definition'
import { DialogForm } from './dialog-form'
import { DialogFrame } from './dialog-frame'
import type { DialogOpening } from './dialog-url'
import { WAITING } from './form-state'
import { FormSuccess } from './form-success'
import { createLeadForm } from './lead-form'

type FormDialogProps = {
  form: FormDefinition
  open: boolean
  onClose: () => void
  /** Called when a submission is stored, even if the dialog was closed meanwhile. */
  onSent: (sent: { number: string; hasDownloads: boolean }) => void
  /** Where the focus goes to when it closes; gets the number of what was sent. */
  finalFocus: (number: string | undefined) => HTMLElement | false
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
  const { phase, number, email, downloads, attached } = state
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
        finalFocus={() => finalFocus(phase === 'sent' ? number : undefined)}
      >
        {done ? (
          <FormSuccess
            {...success}
            number={number}
            email={email}
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
