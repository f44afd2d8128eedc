import { type FormEvent, useState, useSyncExternalStore } from 'react'
import type { FieldError } from '../forms/form-definition'
import type { InlineFormName } from '../forms/forms.gen'
import type { Outcome } from './submit'

type InlineState = Outcome | { phase: 'sending'; errors: readonly []; message?: never }

/** A form without react-hook-form, which no first load has. A visitor sees 'kept' (in this browser, to be sent later) as success. */
type NativeForm = InlineState & {
  /** For the first focus or input: loads what checks and sends the form. */
  prepare: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  changeErrors: (change: (errors: readonly FieldError[]) => readonly FieldError[]) => void
  /** Back to editing. */
  reset: () => void
}

const EDITING: Outcome = { phase: 'editing', errors: [] }
const NOT_LOADED = 'The form could not be sent. Check your connection and try again.'

// Checks, zod and TanStack Query are not part of any first load.
const loadSubmit = () => import('./submit')

/** The state of a form inside a page, whose controls are native, by the name of its definition. `submit` loads the definition. */
export function useNativeForm(form: InlineFormName): NativeForm {
  const appearedAt = useFirstAppearance()
  const [state, setState] = useState<InlineState>(EDITING)

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.phase === 'sending') return
    // With the button, whose label is sent, too.
    const { submitter } = event.nativeEvent as SubmitEvent
    const posted = new FormData(event.currentTarget, submitter)
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
    changeErrors: (change) => setState((before) => ({ ...EDITING, errors: change(before.errors) })),
    reset: () => setState(EDITING),
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
