'use client'

import clsx from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { buttonClass } from '@/ui/button'
import { EMAIL_INPUT, fieldClass } from '@/ui/form-control'
import { BUTTON_FIELD } from '../forms/form-definition'
import type { NewsletterList } from '../forms/newsletter'
import { useInlineForm } from './use-inline-form'

export type NewsletterFormProps = {
  /** What the browser posts, and where, when this code has not run. */
  formType: string
  action: string
  placeholder: string
  buttonLabel: string
  /** The same without marks of draft mode, as it is sent. */
  pressed: string
  /** Which newsletter; the footer's general one has no name. */
  list?: NewsletterList
}

/** Takes an address for the newsletter; the code that sends it loads at the first focus. */
export function NewsletterForm({
  formType,
  action,
  placeholder,
  buttonLabel,
  pressed,
  list,
}: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const { state, props } = useInlineForm('newsletter')
  const sending = state.phase === 'sending'
  const done = state.phase === 'sent' || state.phase === 'kept'
  const error = state.errors[0]?.message ?? state.message
  // The button that had the focus is gone, or the address has to be corrected.
  useEffect(() => {
    if (done || error) box.current?.querySelector<HTMLElement>('[name=email], p')?.focus()
  }, [done, error])

  return (
    <div ref={box}>
      {!done && (
        <form {...props} method="post" action={action} className="flex flex-wrap gap-3">
          <input type="hidden" name="formType" value={formType} />
          {list && <input type="hidden" name="list" value={list} />}
          <label htmlFor={id} className="sr-only">
            Email address
          </label>
          <input
            id={id}
            {...EMAIL_INPUT}
            name="email"
            required
            autoComplete="email"
            placeholder={placeholder}
            aria-invalid={Boolean(error)}
            aria-describedby={error && `${id}-error`}
            className={clsx(fieldClass, 'min-h-12 min-w-0 flex-[1_1_12rem]')}
          />
          <button
            type="submit"
            name={BUTTON_FIELD}
            value={pressed}
            disabled={sending}
            className={buttonClass('primary', 'wrap-anywhere')}
          >
            {sending ? 'Subscribing...' : buttonLabel}
          </button>
        </form>
      )}
      <p
        id={`${id}-error`}
        role="status"
        tabIndex={-1}
        className="mt-2 min-h-[1.5em] text-small outline-none"
      >
        {error ?? (done && 'Thank you. You are subscribed.')}
      </p>
    </div>
  )
}
