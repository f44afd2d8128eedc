import { Dialog } from '@base-ui/react/dialog'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { buttonClass } from '@/ui/button'
import type { Answers, FormDefinition } from '../forms/form-definition'
import { DialogFrame } from './dialog-frame'
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

type FormSuccessProps = { title: string; text: string; onClose: () => void }

/** What a visitor sees once a request is on its way. */
function FormSuccess({ title, text, onClose }: FormSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-6 py-12 text-center sm:px-8 sm:py-16 short:py-6">
      <span className="grid size-16 place-items-center rounded-full bg-safe-wash text-safe">
        <Check size={32} strokeWidth={2.25} aria-hidden="true" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="title-l mt-6 text-ink outline-none">
        {title}
      </h3>
      <p className="mt-3 max-w-[40ch]">{text}</p>
      <button type="button" className={buttonClass('secondary', 'mt-8')} onClick={onClose}>
        Close
      </button>
    </div>
  )
}
