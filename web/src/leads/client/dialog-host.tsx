import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { announceEvent } from '@/lib/site-event'
import type { FormDefinition } from '../forms/form-definition'
import { afterLeaving, type DialogOpening, enterDialog, leaveDialog, onStep } from './dialog-url'
import { FormDialog } from './form-dialog'
import { addReceipt, receiptToRead } from './receipts'

type Wanted = { form: FormDefinition; opening: DialogOpening }

/** All dialogs opened during a visit: at most one is open, the others keep what was typed. */
export function DialogHost({ wanted }: { wanted: Wanted }) {
  const path = usePathname()
  const [known, setKnown] = useState<readonly Wanted[]>([])
  const [open, setOpen] = useState<{ wanted: Wanted; path: string } | null>(null)
  const [last, setLast] = useState<Wanted>()

  if (wanted !== last) {
    setLast(wanted)
    setKnown([...known.filter((other) => keyOf(other) !== keyOf(wanted)), wanted])
    setOpen({ wanted, path })
  }
  // A dialog closes when its page is left.
  if (open && open.path !== path) setOpen(null)

  useEffect(() => {
    if (!open) return
    announceEvent({ name: 'form_open', about: open.wanted.form.formType })
    void enterDialog(open.wanted.opening.dialog)
  }, [open])

  useEffect(() => onStep(() => setOpen(null)), [])

  function close(which: Wanted): void {
    if (open?.wanted !== which) return
    setOpen(null)
    leaveDialog()
  }

  /** It shows once the dialog is closed, by whatever way. */
  function giveReceipt({ form }: Wanted, number: string, hasDownloads: boolean): void {
    const { formType: name, texts } = form
    const { text } = hasDownloads ? texts.ready : texts.success
    addReceipt({ number, name, text, meanwhile: texts.meanwhile, at: Date.now() })
  }

  return known.map((which) => (
    <FormDialog
      key={keyOf(which)}
      form={which.form}
      idPrefix={`dialog-${which.opening.dialog}`}
      opening={which.opening}
      open={open?.wanted === which}
      onClose={() => close(which)}
      onSent={({ number, hasDownloads }) => giveReceipt(which, number, hasDownloads)}
      finalFocus={(number) => focusAfter(which.opening, number)}
    />
  ))
}

/** The same form about another job is a dialog of its own. */
function keyOf({ opening }: Wanted): string {
  return opening.dialog + JSON.stringify(opening.context)
}

/**
 * Focus goes to a receipt that says what to do next, or returns to the trigger, or else goes to the page's content. It is
 * moved here where the element is not in the Tab order.
 */
function focusAfter({ trigger }: DialogOpening, number: string | undefined): HTMLElement | false {
  const receipt = receiptToRead(number)
  // One in a menu is hidden by now.
  if (!receipt && trigger?.isConnected && trigger.getClientRects().length > 0) return trigger
  const target = receipt ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
  if (receipt) void afterLeaving(() => receipt.scrollIntoView({ block: 'nearest' }))
  return false
}
