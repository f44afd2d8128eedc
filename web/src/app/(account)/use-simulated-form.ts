'use client'

import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { inTime } from '@/lib/in-time'
import type { FieldErrors, SimulatedService } from './simulated-service'

type State<Done> =
  | { phase: 'editing'; errors: FieldErrors; banner?: string }
  | { phase: 'busy' }
  | { phase: 'done'; done: Done }

const EDITING = { phase: 'editing', errors: {} } as const

type SimulatedForm<Values, Done> = {
  /** Loaded on first focus, to keep validation out of the first load. */
  loadService: () => Promise<SimulatedService<Values>>
  /** The form's fields as the service expects them. */
  read: (form: FormData) => unknown
  /** What to show after success; must not contain passwords. */
  succeed: (values: Values) => Done
  failure: string
}

/** An account form without a backend. Input never leaves the browser. */
export function useSimulatedForm<Values, Done>(options: SimulatedForm<Values, Done>) {
  const form = useRef<HTMLFormElement>(null)
  const running = useRef<AbortController>(undefined)
  const [alive, setAlive] = useState(false)
  const [state, setState] = useState<State<Done>>(EDITING)
  useEffect(() => setAlive(true), [])
  useLeaving(() => {
    running.current?.abort()
    if (state.phase === 'done') form.current?.reset()
    setState(EDITING)
  })

  /** Synchronous: a field that is still disabled cannot take focus. */
  function edit(faults: { errors: FieldErrors; banner?: string }) {
    flushSync(() => setState({ phase: 'editing', ...faults }))
    const fields = [...(form.current?.elements ?? [])]
    const faulty = fields.find((field) => (field.getAttribute('name') ?? '') in faults.errors)
    if (faulty instanceof HTMLElement) faulty.focus()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current || state.phase !== 'editing') return
    const call = new AbortController()
    running.current = call
    const typed = options.read(new FormData(event.currentTarget))
    setState({ phase: 'busy' })
    try {
      const service = await inTime(options.loadService())
      call.signal.throwIfAborted()
      const checked = service.check(typed)
      if ('errors' in checked) return edit(checked)
      await service.call(call.signal)
      setState({ phase: 'done', done: options.succeed(checked.values) })
    } catch {
      if (!call.signal.aborted) edit({ errors: {}, banner: options.failure })
    } finally {
      if (running.current === call) running.current = undefined
    }
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = (target as Element).getAttribute('name') ?? ''
    setState((now) => {
      if (now.phase !== 'editing' || !(name in now.errors)) return now
      const { [name]: _cleared, ...errors } = now.errors
      return { ...now, errors }
    })
  }

  function startAgain() {
    flushSync(() => setState(EDITING))
    const first = form.current?.elements[0]
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    errors: state.phase === 'editing' ? state.errors : {},
    banner: state.phase === 'editing' ? state.banner : undefined,
    done: state.phase === 'done' ? state.done : undefined,
    busy: state.phase !== 'editing',
    alive,
    startAgain,
    formProps: {
      ref: form,
      noValidate: true,
      // A submit before hydration must send nothing.
      method: 'dialog',
      // A failed preload is reported on submit.
      onFocus: () => void options.loadService().catch(() => {}),
      onSubmit,
      onChange: clearError,
    },
  }
}

/** Calls back when the page is left. Next and the browser may keep it hidden and show it again as it was. */
export function useLeaving(leave: () => void) {
  const onLeave = useEffectEvent(leave)
  useLayoutEffect(() => {
    const left = () => onLeave()
    window.addEventListener('pagehide', left)
    return () => {
      window.removeEventListener('pagehide', left)
      left()
    }
  }, [])
}
