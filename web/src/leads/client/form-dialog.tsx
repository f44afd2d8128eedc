import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Answers, FormDefinition } from '../definitions/form-definition'
import { DialogFrame } from './dialog-frame'
import { FormSuccess } from './form-success'
import { lazyResolver } from './lazy-resolver'
import { LeadForm } from './lead-form'
import { useSendForm } from './use-send-form'

export type FormDialogProps = {
  form: FormDefinition
  open: boolean
  onClose: () => void
  /** Where the focus returns to. */
  finalFocus: () => HTMLElement | false
  context: Readonly<Record<string, string>>
}

/** One form in a dialog, from opening to its success and closing by itself. */
export function FormDialog({ form, open, onClose, finalFocus, context }: FormDialogProps) {
  const fields = useForm<Answers, unknown, Answers>({
    defaultValues: initialAnswers(form, context),
    resolver: lazyResolver(form),
    reValidateMode: 'onSubmit',
  })
  const { phase, refusal, send, reset } = useSendForm(form)
  // The first check may have to load its code.
  const sending = phase === 'sending' || fields.formState.isSubmitting
  const done = phase === 'sent' || phase === 'kept'

  function close(): void {
    if (sending) return
    if (phase === 'sent' && form.resetsOnSuccess) fields.reset()
    if (done) reset()
    onClose()
  }

  function cancel(): void {
    fields.reset()
    reset()
    onClose()
  }

  const closeByItself = useEffectEvent(close)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => closeByItself(), form.closesAfterMs)
    return () => clearTimeout(timer)
  }, [done, form.closesAfterMs])

  return (
    <Dialog.Root open={open} onOpenChange={(opens) => !opens && close()}>
      <DialogFrame form={form} sending={sending} done={done} finalFocus={finalFocus}>
        {done ? (
          <FormSuccess {...form.texts.success} onClose={close} />
        ) : (
          <LeadForm
            form={form}
            fields={fields}
            sending={sending}
            refusal={refusal}
            onSend={send}
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
