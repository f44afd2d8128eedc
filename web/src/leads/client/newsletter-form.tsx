'use client'

import clsx from 'clsx'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { fieldClass } from '@/ui/form-control'
import type { NewsletterList } from '../forms/newsletter'
import { useFirstAppearance } from './use-first-appearance'

export type NewsletterFormProps = {
  /** What a browser sends, and where to, when this code does not run. */
  formType: string
  action: string
  placeholder: string
  buttonLabel: string
  /** Which letter; the one of the footer has no name. */
  list?: NewsletterList
}

type Phase = { name: 'editing'; error?: string } | { name: 'sending' } | { name: 'done' }

const loadSend = () => import('./send-newsletter')

/** Takes an address for the newsletter; its sending code loads when somebody uses it. */
export function NewsletterForm({
  formType,
  action,
  placeholder,
  buttonLabel,
  list,
}: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const appearedAt = useFirstAppearance()
  const [phase, setPhase] = useState<Phase>({ name: 'editing' })

  async function subscribe(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setPhase({ name: 'sending' })
    try {
      const { sendNewsletter } = await loadSend()
      const error = await sendNewsletter(email, list, appearedAt)
      setPhase(error ? { name: 'editing', error } : { name: 'done' })
    } catch {
      setPhase({
        name: 'editing',
        error: 'That did not work. Check your connection and try again.',
      })
    }
  }

  const error = phase.name === 'editing' && phase.error
  const done = phase.name === 'done'
  // The button that had the focus is gone, or the address has to be mended.
  useEffect(() => {
    if (done || error) box.current?.querySelector<HTMLElement>('[type=email], p')?.focus()
  }, [done, error])

  return (
    <div ref={box}>
      {!done && (
        <form
          method="post"
          action={action}
          onSubmit={(event) => void subscribe(event)}
          className="flex flex-wrap gap-3"
        >
          <input type="hidden" name="formType" value={formType} />
          {list && <input type="hidden" name="list" value={list} />}
          <label htmlFor={id} className="sr-only">
            Email address
          </label>
          <input
            id={id}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={placeholder}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
            onFocus={() => void loadSend().catch(() => {})}
            className={clsx(fieldClass, 'min-h-12 min-w-0 flex-[1_1_14rem]')}
          />
          <button
            type="submit"
            disabled={phase.name === 'sending'}
            className={buttonClass('primary', 'wrap-anywhere')}
          >
            {phase.name === 'sending' ? 'Subscribing...' : buttonLabel}
          </button>
        </form>
      )}
      <p
        id={`${id}-error`}
        role="status"
        tabIndex={-1}
        className="mt-2 min-h-[1.5em] text-small outline-none"
      >
        {error}
        {done && 'Thank you. You are subscribed.'}
      </p>
    </div>
  )
}
