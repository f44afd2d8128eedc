'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { BUTTON_FIELD, type FieldError, type FormTexts } from '../forms/form-definition'
import type { Meanwhile } from '../forms/meanwhile'
import { DownloadLinks, NumberLine } from './after-sending'
import { FieldErrors } from './field-errors'
import { WAITING } from './form-state'
import type { FormName } from './lead-form'
import type { DownloadLink } from './send-submission'
import { InlineLead, useInlineForm } from './use-inline-form'

type EnhancedFormProps = {
  name: FormName
  /** Where the browser posts the form when this code has not run. */
  action: string
  texts: Pick<FormTexts, 'submit' | 'busy' | 'success' | 'ready' | 'meanwhile'>
  /** The fields, drawn by the server. */
  children: ReactNode
}

/** Checks and sends a form in its place; the code for it loads at the first focus. */
export function EnhancedForm({ name, action, texts, children }: EnhancedFormProps) {
  const form = useInlineForm(name)
  const { state, props, reset } = form
  const { phase, errors, message, number, email, downloads, attached } = state
  const [enhanced, setEnhanced] = useState(false)
  useEffect(() => setEnhanced(true), [])

  if (phase === 'sent' || phase === 'kept') {
    const waits = phase === 'kept' && attached !== undefined
    const success = waits ? WAITING : downloads.length > 0 ? texts.ready : texts.success
    return (
      <InlineSuccess
        {...success}
        meanwhile={texts.meanwhile}
        number={number}
        email={email}
        downloads={downloads}
        onAgain={reset}
      />
    )
  }
  const sending = phase === 'sending'
  return (
    <form
      {...props}
      method="post"
      action={action}
      // The browser's own bubbles are for pages where this code does not run.
      noValidate={enhanced}
    >
      {(errors.length > 0 || message) && (
        <ErrorList form={name} errors={errors} message={message} />
      )}
      <p className="mb-5 text-small text-ink-mute">Fields marked&nbsp;* are required.</p>
      <p role="status" className="sr-only">
        {sending && texts.busy}
      </p>
      <FieldErrors value={errors}>
        <fieldset disabled={sending} className="contents">
          <InlineLead value={form}>{children}</InlineLead>
        </fieldset>
      </FieldErrors>
      <button
        type="submit"
        name={BUTTON_FIELD}
        value={texts.submit}
        disabled={sending}
        className={buttonClass('primary', 'mt-6 w-full sm:w-auto')}
      >
        {sending ? texts.busy : texts.submit}
      </button>
    </form>
  )
}

type ErrorListProps = { form: string; errors: readonly FieldError[]; message?: string | undefined }

/** Says above the fields what has to be corrected, with a link to each; takes the focus when it appears. */
function ErrorList({ form, errors, message }: ErrorListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-md border border-risk bg-risk-wash px-5 py-4 text-risk"
    >
      <p className="font-semibold">
        {message ?? (errors.length === 1 ? 'One field needs a look' : 'Some fields need a look')}
      </p>
      {errors.length > 0 && (
        <ul className="mt-2 text-small">
          {errors.map(({ name, message: error }) => (
            <li key={name}>
              <a
                href={`#${form}-${name}`}
                className="inline-block py-0.5 underline underline-offset-4"
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type InlineSuccessProps = {
  title: string
  text: string
  meanwhile: Meanwhile | undefined
  number: string | undefined
  email: string | undefined
  downloads: readonly DownloadLink[]
  onAgain: () => void
}

/** Replaces the form once it is sent. */
function InlineSuccess({
  title,
  text,
  meanwhile,
  number,
  email,
  downloads,
  onAgain,
}: InlineSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" data-sent className="rounded-lg border border-line bg-white p-6 lg:p-10">
      {/* All of the box is in sight, not only its title. */}
      <h2 ref={heading} tabIndex={-1} className="title-l scroll-mt-28 text-ink">
        {title}
      </h2>
      <p className="mt-3 max-w-prose">{text}</p>
      <NumberLine number={number} email={email} className="mt-3" />
      <DownloadLinks downloads={downloads} className="mt-6" />
      {meanwhile && <p className="mt-6 max-w-prose">{meanwhile.text}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {meanwhile?.links.map(([label, path]) => (
          <Link key={path} href={path} className={buttonClass('primary')}>
            {label}
          </Link>
        ))}
        <button type="button" className={buttonClass('secondary')} onClick={onAgain}>
          Write another message
        </button>
      </div>
    </div>
  )
}
