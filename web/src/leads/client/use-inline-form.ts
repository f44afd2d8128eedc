import { createContext, type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { inTime } from '@/lib/in-time'
import { EDITING, type FormState, NOT_LOADED } from './form-state'
import type { FormName, LeadForm } from './lead-form'

type InlineForm = {
  state: FormState
  /** Loads the engine, for a field that needs it. */
  load: () => Promise<LeadForm>
  /** For the `<form>` element. */
  props: {
    ref: LeadForm['connect'] | undefined
    onFocusCapture: () => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  }
  /** Back to an empty form. */
  reset: () => void
}

/** The surrounding form inside a page, for a field that needs more than a native control. */
export const InlineLead = createContext<Pick<InlineForm, 'state' | 'load'> | null>(null)

/**
 * A form inside a page, whose controls the server has drawn. The engine (`lead-form.ts`) is part of no first load: it
 * is loaded at the first focus, at the latest when the form is sent.
 */
export function useInlineForm(name: FormName): InlineForm {
  const appearedAt = useFirstAppearance()
  const isPlain = useRef(false)
  const loading = useRef<Promise<LeadForm>>(undefined)
  const [lead, setLead] = useState<LeadForm>()
  // The state until the engine is loaded.
  const [early, setEarly] = useState(EDITING)
  const state = useSyncExternalStore(
    lead?.subscribe ?? watchNothing,
    lead?.state ?? (() => early),
    () => EDITING,
  )

  async function load(): Promise<LeadForm> {
    loading.current ??= inTime(
      import('./lead-form').then((code) => code.openInlineForm(name, appearedAt)),
    )
    try {
      const loaded = await loading.current
      setLead(loaded)
      return loaded
    } catch (error) {
      loading.current = undefined
      throw error
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (isPlain.current) return
    event.preventDefault()
    if (state.phase === 'sending') return
    const { currentTarget: element, nativeEvent } = event
    const pressed = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    setEarly({ ...EDITING, phase: 'sending' })
    try {
      await (await load()).submit(pressed?.value ?? '', element)
    } catch {
      const asked = inTime(fetch(location.href, { method: 'HEAD' }))
      const isOnline = await asked.catch(() => undefined)
      flushSync(() => setEarly(isOnline ? EDITING : { ...EDITING, message: NOT_LOADED }))
      if (!isOnline) return
      // The server answers, so it is the script that fails: the browser checks and posts the form by itself.
      isPlain.current = true
      element.noValidate = false
      element.requestSubmit(pressed)
      isPlain.current = false
    }
  }

  return {
    state,
    load,
    props: {
      ref: lead?.connect,
      // A failure is reported only to those who send.
      onFocusCapture: () => void load().catch(() => {}),
      onInput: ({ target }) => lead?.follow(target),
      onSubmit,
    },
    reset: () => {
      lead?.empty()
      lead?.edit()
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
