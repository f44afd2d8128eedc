import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormDefinition } from '../forms/form-definition'
import type { InlineFormName } from '../forms/forms'
import type { FieldError } from './field-errors'
import type { Outcome } from './submit'

type State = Outcome | { phase: 'sending'; errors: readonly []; message?: never }

/** The state of a form, and what changes it. A visitor sees 'kept' (in this browser, to be sent later) as success. */
export type LeadForm = State & {
  send: (posted: FormData) => Promise<void>
  addError: (error: FieldError) => void
  clearError: (name: string) => void
  /** Back to editing; a request in flight is still sent. */
  reset: () => void
}

const EDITING: Outcome = { phase: 'editing', errors: [] }
const NOT_LOADED = 'The form could not be sent. Check your connection and try again.'

// Checks, zod and TanStack Query are not part of any first load.
const loadSubmit = () => import('./submit')

/** The state of one form: a definition that is loaded, or the name of one that `submit` loads. */
export function useLeadForm(form: FormDefinition | InlineFormName): LeadForm {
  const appearedAt = useFirstAppearance()
  const [state, setState] = useState<State>(EDITING)

  async function send(posted: FormData): Promise<void> {
    if (state.phase === 'sending') return
    setState({ phase: 'sending', errors: [] })
    try {
      const { submit } = await loadSubmit()
      setState(await submit(form, posted, appearedAt))
    } catch {
      setState({ ...EDITING, message: NOT_LOADED })
    }
  }

  const changeErrors = (change: (errors: readonly FieldError[]) => readonly FieldError[]) =>
    setState((before) => ({ ...EDITING, errors: change(before.errors) }))
  const withoutField = (errors: readonly FieldError[], name: string) =>
    errors.filter((each) => each.name !== name)
  return {
    ...state,
    send,
    addError: (error) => changeErrors((errors) => [...withoutField(errors, error.name), error]),
    clearError: (name) => {
      if (state.errors.some((each) => each.name === name)) {
        changeErrors((errors) => withoutField(errors, name))
      }
    },
    reset: () => setState(EDITING),
  }
}

/**
 * The props of the `<form>` that shows a form's state: it loads what sends it at the first focus, clears the error of a
 * field that is changed, marks the controls that have one, and moves the focus to `focusOnRefusal` (a selector).
 */
export function useFormProps(lead: LeadForm, focusOnRefusal: string) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, message } = lead
  const refused = errors.length > 0 || Boolean(message)

  // The controls may have been drawn by the server; only their mark changes.
  useEffect(() => {
    for (const control of form.current?.querySelectorAll('[aria-invalid]') ?? []) {
      const isInvalid = errors.some(({ name }) => name === control.getAttribute('name'))
      control.setAttribute('aria-invalid', String(isInvalid))
    }
  }, [errors])

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(focusOnRefusal)?.focus()
  }, [refused, focusOnRefusal])

  return {
    ref: form,
    // A failure is reported only to those who send.
    onFocusCapture: () => void loadSubmit().catch(() => {}),
    onInput: ({ target }: FormEvent) => lead.clearError((target as HTMLInputElement).name),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void lead.send(new FormData(event.currentTarget))
    },
  }
}

/** When a form first appeared, in ms of `performance.now()`: 0 if it was in the page's HTML. */
function useFirstAppearance(): number {
  const inHtml = useSyncExternalStore(watchNothing, notInHtml, isInHtml)
  const [appearedAt] = useState(() => (inHtml ? 0 : performance.now()))
  return appearedAt
}

const watchNothing = () => () => {}
const notInHtml = () => false
const isInHtml = () => true
