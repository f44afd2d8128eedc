'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import type { FormTexts } from '../../forms/form-definition'
import type { InlineFormName } from '../../forms/forms'
import { useFirstAppearance } from '../use-first-appearance'
import { FaultSummary } from './fault-summary'
import { type Fault, Faults } from './faults'
import { InlineSuccess } from './inline-success'

type EnhancedFormProps = {
  name: InlineFormName
  /** Where the form goes when this code has not run. */
  action: string
  texts: Pick<FormTexts, 'submit' | 'busy' | 'success'>
  /** The fields, drawn by the server. */
  children: ReactNode
}

type State = { phase: 'editing' | 'sending' | 'sent'; faults: readonly Fault[]; message?: string }

const EDITING: State = { phase: 'editing', faults: [] }
const UNLOADED = 'The form could not be sent. Check your connection and try again.'

const loadSend = () => import('./send-inline-form')

/** Checks and sends a form in its place; the code for it loads when somebody first touches a field. */
export function EnhancedForm({ name, action, texts, children }: EnhancedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const appearedAt = useFirstAppearance()
  const [enhanced, setEnhanced] = useState(false)
  const [{ phase, faults, message }, setState] = useState(EDITING)
  useEffect(() => setEnhanced(true), [])

  // The controls are the server's; only their mark changes.
  useEffect(() => {
    for (const control of form.current?.querySelectorAll('[aria-invalid]') ?? []) {
      const faulty = faults.some((fault) => fault.name === control.getAttribute('name'))
      control.setAttribute('aria-invalid', String(faulty))
    }
  }, [faults])

  function prepare(): void {
    // Touching is no promise: a failure is told only to those who send.
    loadSend().catch(() => {})
  }

  function clearFault({ target }: FormEvent): void {
    const touched = (target as HTMLInputElement).name
    if (!faults.some((fault) => fault.name === touched)) return
    setState({ phase, faults: faults.filter((fault) => fault.name !== touched) })
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (phase === 'sending') return
    const posted = new FormData(event.currentTarget)
    setState({ phase: 'sending', faults: [] })
    try {
      const { sendInlineForm } = await loadSend()
      const refusal = await sendInlineForm(name, posted, appearedAt)
      setState(refusal ? { phase: 'editing', ...refusal } : { phase: 'sent', faults: [] })
    } catch {
      setState({ ...EDITING, message: UNLOADED })
    }
  }

  if (phase === 'sent')
    return <InlineSuccess {...texts.success} onAgain={() => setState(EDITING)} />
  const sending = phase === 'sending'
  return (
    <form
      ref={form}
      method="post"
      action={action}
      // The browser's own bubbles stand in for us only where this code does not run.
      noValidate={enhanced}
      onFocusCapture={prepare}
      onInput={clearFault}
      onSubmit={(event) => void send(event)}
    >
      <FaultSummary form={name} faults={faults} message={message} />
      <p className="mb-5 text-small text-ink-mute">Fields marked&nbsp;* are required.</p>
      <p role="status" className="sr-only">
        {sending && texts.busy}
      </p>
      <Faults value={faults}>
        <fieldset disabled={sending} className="contents">
          {children}
        </fieldset>
      </Faults>
      <button
        type="submit"
        disabled={sending}
        className={buttonClass('primary', 'mt-7 w-full sm:w-auto')}
      >
        {sending ? texts.busy : texts.submit}
      </button>
    </form>
  )
}
