import { type FormEvent, useState, useSyncExternalStore } from 'react'
import type { InlineFormName } from '../forms/forms'
import type { Outcome } from './submit'

export type InlineState = Outcome | { phase: 'sending'; errors: readonly []; message?: never }

/** The state of a form, and what changes it. A visitor sees 'kept' (in this browser, to be sent later) as success. */
export type InlineForm = InlineState & {
  /** For the first focus or input: loads what checks and sends the form. */
  prepare: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

export const EDITING: Outcome = { phase: 'editing', errors: [] }
export const NOT_LOADED = 'The form could not be sent. Check your connection and try again.'

// Checks, zod and TanStack Query are not part of any first load.
const loadSubmit = () => import('./submit')

/** The state of a form in a page, by the name of its definition, which `submit` loads. */
export function useInlineForm(form: InlineFormName): InlineForm {
  const appearedAt = useFirstAppearance()
  const [state, setState] = useState<InlineState>(EDITING)

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.phase === 'sending') return
    const posted = new FormData(event.currentTarget)
    setState({ phase: 'sending', errors: [] })
    try {
      const { submit } = await loadSubmit()
      setState(await submit(form, posted, appearedAt))
    } catch {
      setState({ ...EDITING, message: NOT_LOADED })
    }
  }

  return {
    ...state,
    // A failure is reported only to those who send.
    prepare: () =>
      void loadSubmit()
        .then(({ loadChecks }) => loadChecks())
        .catch(() => {}),
    onSubmit,
  }
}

/** When a form first appeared, in ms of `performance.now()`: 0 if it was in the page's HTML. */
export function useFirstAppearance(): number {
  const inHtml = useSyncExternalStore(watchNothing, notInHtml, isInHtml)
  const [appearedAt] = useState(() => (inHtml ? 0 : performance.now()))
  return appearedAt
}

const watchNothing = () => () => {}
const notInHtml = () => false
const isInHtml = () => true
