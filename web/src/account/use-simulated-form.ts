'use client'
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'

export type FieldErrors = Readonly<Record<string, string>>

type SimulatedForm<Schema extends z.ZodMiniType> = {
  /** Loaded at the first submit, so that a visitor who only looks downloads no validation. */
  loadSchema: () => Promise<Schema>
  /** The form's fields as the schema expects them. */
  read: (form: FormData) => unknown
  /** How long the simulated service takes, in milliseconds. */
  delay: number
  onSuccess: (values: z.output<Schema>) => void
  failure: string
}

/**
 * An account form without a service behind it: validates, waits, succeeds.
 * Nothing typed leaves the browser.
 */
export function useSimulatedForm<Schema extends z.ZodMiniType>(options: SimulatedForm<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [banner, setBanner] = useState<string>()
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = options.read(new FormData(form))
    setBanner(undefined)
    setBusy(true)
    try {
      const schema = await options.loadSchema()
      const parsed = schema.safeParse(typed)
      if (!parsed.success) {
        const found = firstMessages(parsed.error)
        // At once: a field that is still disabled cannot take the focus.
        flushSync(() => {
          setBusy(false)
          setErrors(found)
        })
        focusFirst(form, found)
        return
      }
      setErrors({})
      timer.current = setTimeout(() => {
        setBusy(false)
        options.onSuccess(parsed.data)
      }, options.delay)
    } catch {
      setBusy(false)
      setBanner(options.failure)
    }
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    const { name } = event.target as unknown as { name?: string }
    if (!name || !(name in errors)) return
    setErrors(({ [name]: _cleared, ...rest }) => rest)
  }

  return { errors, banner, busy, formProps: { noValidate: true, onSubmit, onChange } }
}

function firstMessages(error: z.core.$ZodError): FieldErrors {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) messages[String(issue.path[0])] ??= issue.message
  return messages
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const field = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (field instanceof HTMLElement) field.focus()
}
