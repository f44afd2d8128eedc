import { createFormControl } from 'react-hook-form'
import { RELOAD_EVENT } from '@/lib/read-consent'
import { announceEvent } from '@/lib/site-event'
import { cleanEmail, cleanWebUrl } from '../forms/addresses'
import { type Answers, errorsIn, type FormDefinition, TRAP_FIELD } from '../forms/form-definition'
import { formOriginOf, knownPresets } from '../forms/form-page'
import { dialogForms, inlineForms } from '../forms/forms.gen'
import { lazyResolver, prepareChecks } from './form-checks'
import { EDITING, type FormState, NOT_LOADED } from './form-state'
import { sendAnswers } from './send-answers'
import { SubmissionError } from './send-submission'

/** A form that is open, as react-hook-form holds it. */
export type LeadForm = ReturnType<typeof createLeadForm>

type Opening = {
  /** The time in ms of `performance.now()` at which the form first appeared. */
  appearedAt: number
  /** The first answers; without them those that its controls hold. */
  known?: Answers
  /** What the button that opened it preset. */
  parameters?: Readonly<Record<string, string>>
  /** The label of the button that led to the form's own page. */
  button?: string
  /** Called when a submission is stored, even if the form was closed meanwhile. */
  onSent?: (sent: { number: string; hasDownloads: boolean }) => void
}

const FORMS = { ...inlineForms, ...dialogForms }

export type FormName = keyof typeof FORMS

/** Opens a form of the page by its name. Rejects if its definition cannot be loaded. */
export async function openInlineForm(name: FormName, appearedAt: number): Promise<LeadForm> {
  prepareChecks()
  const form = await FORMS[name]()
  const { presets, button } = formOriginOf(new URL(location.href))
  return createLeadForm(form, { appearedAt, parameters: knownPresets(form, presets), button })
}

/**
 * Opens a form: the one engine that checks and sends, for dialogs and for forms in a page. The form's controls are
 * native, drawn by the browser or the server.
 */
export function createLeadForm(
  form: FormDefinition,
  { appearedAt, known, parameters = {}, button: ledHere = '', onSent }: Opening,
) {
  const { register, setValue, getValues, setError, clearErrors, handleSubmit, reset, subscribe } =
    createFormControl<Answers>({
      defaultValues: known,
      resolver: lazyResolver(form),
      shouldFocusError: false,
      reValidateMode: 'onSubmit',
    })

  let connected: HTMLFormElement | null = null
  const markErrors = () => {
    for (const control of connected?.querySelectorAll('[aria-invalid]') ?? []) {
      const isWrong = state.errors.some(({ name }) => name === control.getAttribute('name'))
      control.setAttribute('aria-invalid', String(isWrong))
    }
  }

  let state = EDITING
  const isSending = () => state.phase === 'sending'
  const listeners = new Set<() => void>()
  const change = (part: Partial<FormState>) => {
    state = { ...state, ...part }
    for (const listen of listeners) listen()
  }
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const messages = Object.entries(errors).map(([name, error]) => [name, error?.message])
      const ofFields = errorsIn(form, Object.fromEntries(messages))
      change({ errors: ofFields, message: errors.root?.message })
      markErrors()
    },
  })

  /** Whether react-hook-form holds the value of a control; a file is attached by `attach`. */
  const isHeld = (control: EventTarget): control is HTMLInputElement => {
    const name = 'name' in control ? String(control.name) : ''
    return name === TRAP_FIELD || (form.fields[name]?.control.kind ?? 'file') !== 'file'
  }
  const read = (control: HTMLInputElement) =>
    void register(control.name).onChange({ target: control, type: 'change' })

  /** Mends an address once it is entered, before the browser checks it. */
  const tidy = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    const { inputMode, value } = target
    const mend = inputMode === 'email' ? cleanEmail : inputMode === 'url' ? cleanWebUrl : String
    const clean = mend(value)
    if (clean === value) return
    target.value = clean
    read(target)
  }

  /** Connects the controls of a `<form>`: shows the answers in new ones, and reads what all of them hold. */
  const connect = (element: HTMLFormElement | null) => {
    connected?.removeEventListener('change', tidy)
    element?.addEventListener('change', tidy)
    connected = element
    const controls = [...(element?.elements ?? [])].filter(isHeld)
    for (const control of controls) register(control.name).ref(control)
    for (const control of controls) read(control)
    markErrors()
  }

  // Withdrawn consent reloads the page, but not while a form holds what was typed on it.
  let typedOn: string | undefined
  window.addEventListener(RELOAD_EVENT, (event) => {
    // The controls of a form in sight are looked at themselves; a closed dialog, a file and a success are not there.
    const isInSight = connected?.isConnected && state.phase === 'editing' && !state.attached
    if (typedOn === location.pathname && !isInSight) event.preventDefault()
  })

  const announceSent = (number: string, hasDownloads = false) => {
    announceEvent({ name: 'form_sent', about: form.formType })
    onSent?.({ number, hasDownloads })
  }

  const send = (button: string) => async (checked: Answers) => {
    const trapped = getValues(TRAP_FIELD)
    const answers = trapped ? { ...checked, [TRAP_FIELD]: trapped } : checked
    const { attached } = state
    const upload =
      attached &&
      (await import('./attached-file')).startUpload(attached, (upload) => change({ upload }))
    const outcome = await sendAnswers(form, answers, {
      appearedAt,
      origin: { button: ledHere || button, parameters },
      upload,
      onLateArrival: (number) => {
        announceSent(number)
        if (state.phase === 'kept') change({ phase: 'sent' })
      },
    })
    if (outcome === 'canceled') return
    if (!(outcome instanceof SubmissionError)) {
      change({ ...outcome, email: checked.email ? `${checked.email}` : undefined })
      if (outcome.phase === 'sent') announceSent(outcome.number, outcome.downloads.length > 0)
      return
    }
    const refused = errorsIn(form, outcome.fieldErrors)
    for (const { name, message } of refused) setError(name, { message })
    if (refused.length === 0) setError('root', { message: outcome.message })
  }

  return {
    state: () => state,
    /** Calls `listen` at every change of the state; returns how to stop. */
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    connect,
    /** Takes over what was entered into a control, clears its error and loads the code that checks it. */
    follow: (control: EventTarget) => {
      prepareChecks()
      typedOn = location.pathname
      if (!isHeld(control)) return
      read(control)
      if (state.errors.some(({ name }) => name === control.name)) clearErrors(control.name)
    },
    showError: (name: string, message: string) => setError(name, { message }),
    attach: (field: string, file: File | undefined) => {
      typedOn = location.pathname
      change({ attached: file && { field, file } })
      setValue(field, file?.name ?? '')
      clearErrors(field)
    },
    /**
     * Checks the answers and sends them, once; `button` is the label that was pressed, in the form of `element`. Never
     * rejects: whatever fails is said in the form, which keeps its answers.
     */
    submit: async (button: string, element = connected) => {
      if (isSending()) return
      change({ phase: 'sending', message: undefined })
      try {
        connect(element)
        clearErrors()
        await handleSubmit(send(button))()
      } catch (error) {
        console.error(error)
        change({ message: NOT_LOADED })
      }
      change({ upload: undefined, ...(isSending() && { phase: 'editing' }) })
    },
    /** Back to editing the same answers; a submission in flight is still sent. */
    edit: () => {
      // The success message was read.
      if (state.phase !== 'editing') typedOn = undefined
      change({ phase: 'editing', number: undefined, downloads: [] })
    },
    /** Back to the first answers. */
    empty: () => {
      typedOn = undefined
      reset(known ?? {}, { keepFieldsRef: true })
      change({ attached: undefined })
    },
  }
}
