'use client'

import clsx from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { fieldClass } from '@/ui/form-control'
import type { NewsletterList } from '../definitions/newsletter'
import { useFirstAppearance } from './use-first-appearance'

type NewsletterFormProps = {
  placeholder: string
  buttonLabel: string
  /** Which letter; the one of the footer has no name. */
  list?: NewsletterList
  className?: string
}

type Phase = { name: 'editing'; error?: string } | { name: 'sending' } | { name: 'done' }

const loadSend = () => import('./send-newsletter')

/** The box that takes an address for the newsletter; its sending code loads when somebody uses it. */
export function NewsletterForm({ placeholder, buttonLabel, list, className }: NewsletterFormProps) {
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
  return (
    <div className={className}>
      {phase.name !== 'done' && (
        <form onSubmit={(event) => void subscribe(event)} className="flex flex-wrap gap-3">
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
            className={buttonClass('primary')}
          >
            {phase.name === 'sending' ? 'Subscribing...' : buttonLabel}
          </button>
        </form>
      )}
      <p id={`${id}-error`} role="status" className="mt-2 min-h-[1.5em] text-small">
        {error}
        {phase.name === 'done' && 'Thank you. You are subscribed.'}
      </p>
    </div>
  )
}
