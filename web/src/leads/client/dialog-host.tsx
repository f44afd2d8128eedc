import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { announceEvent } from '@/consent/site-event'
import type { FormDefinition } from '../forms/form-definition'
import { type DialogRequest, enterDialog, forgetDialog, leaveDialog, onStep } from './dialog-url'
import { FormDialog } from './form-dialog'
import { Receipt, type Sent } from './receipt'

type Wanted = { form: FormDefinition; request: DialogRequest }

/** All dialogs opened during a visit: at most one is open, the others keep what was typed. */
export function DialogHost({ wanted }: { wanted: Wanted }) {
  const path = usePathname()
  const [known, setKnown] = useState<readonly Wanted[]>([])
  const [open, setOpen] = useState<{ wanted: Wanted; path: string } | null>(null)
  const [last, setLast] = useState<Wanted>()
  const [sent, setSent] = useState<Sent>()

  if (wanted !== last) {
    setLast(wanted)
    setKnown([...known.filter((other) => keyOf(other) !== keyOf(wanted)), wanted])
    setOpen({ wanted, path })
    setSent(undefined)
  }
  // A dialog closes when its page is left.
  if (open && open.path !== path) setOpen(null)

  useEffect(() => {
    if (!open) return
    announceEvent({ name: 'form_open', about: open.wanted.form.formType })
    void enterDialog(open.wanted.request.dialog)
  }, [open])

  useEffect(() => {
    const close = () => setOpen(null)
    // Restored from the back/forward cache, with the dialog open.
    const closeRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      close()
      forgetDialog()
    }
    const stop = onStep(close)
    window.addEventListener('pageshow', closeRestored)
    return () => {
      stop()
      window.removeEventListener('pageshow', closeRestored)
    }
  }, [])

  function close(which: Wanted, sentText?: string): void {
    if (open?.wanted !== which) return
    setOpen(null)
    const { formType: name, texts } = which.form
    if (sentText)
      setSent({ name, text: sentText, meanwhile: texts.meanwhile, at: new Date(), path })
    leaveDialog()
  }

  return (
    <>
      {known.map((which) => (
        <FormDialog
          key={keyOf(which)}
          form={which.form}
          idPrefix={`dialog-${which.request.dialog}`}
          request={which.request}
          open={open?.wanted === which}
          onClose={(sentText) => close(which, sentText)}
          finalFocus={() => returnFocus(which.request)}
        />
      ))}
      {sent?.path === path && <Receipt sent={sent} onDismiss={() => setSent(undefined)} />}
    </>
  )
}

/** The same form about another job is a dialog of its own. */
function keyOf({ request }: Wanted): string {
  return request.dialog + JSON.stringify(request.context)
}

/** Focus returns to the trigger, or else to the page's content, which is not in the Tab order. */
function returnFocus({ trigger }: DialogRequest): HTMLElement | false {
  if (trigger?.isConnected) return trigger
  document.querySelector('main')?.focus({ preventScroll: true })
  return false
}
