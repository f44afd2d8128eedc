import { useState } from 'react'
import { type Resolver, type UseFormRegister, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  type Answers,
  errorsIn,
  type FieldError,
  type FormDefinition,
  TRAP_FIELD,
} from '../forms/form-definition'
import type { UploadState } from './attached-file'
import type { DownloadLink } from './send-submission'
import type { Origin } from './submit'

/** A form with react-hook-form, and what changes it. A visitor sees 'kept' (in this browser, to be sent later) as success. */
export type LeadForm = {
  phase: 'editing' | 'sending' | 'sent' | 'kept'
  /** What the visitor may download, once it is sent. */
  downloads: readonly DownloadLink[]
  errors: readonly FieldError[]
  /** What is wrong, if it is not a single field. */
  message: string | undefined
  register: UseFormRegister<Answers>
  onSubmit: () => void
  showError: (name: string, message: string) => void
  /** The attached files by field. */
  files: Readonly<Record<string, File>>
  attach: (name: string, file: File | undefined) => void
  /** The sending of a file, while it is under way. */
  upload: UploadState | undefined
  /** Back to editing the same answers; a request in flight is still sent. */
  edit: () => void
  /** Back to the first answers. */
  empty: () => void
}

type Sent = Pick<LeadForm, 'phase'> & { downloads?: readonly DownloadLink[] | undefined }

const NOT_LOADED = 'The form could not be sent. Check your connection and try again.'

// Checks, zod, TanStack Query and the view of success are not part of the first dialog.
const loadSubmit = async () => {
  const [submit] = await Promise.all([import('./submit'), import('./form-success')])
  return submit
}
const loadChecks = () =>
  Promise.all([import('@hookform/resolvers/zod'), import('../forms/form-schema')])

/** For the first input: loads what checks and sends a form. A failure is reported only to those who send. */
export function prepareForms(): void {
  Promise.all([loadSubmit(), loadChecks()]).catch(() => {})
}

type Opening = {
  /** The time in ms of `performance.now()` at which it first appeared. */
  appearedAt: number
  /** The first answers. */
  known: Answers
  origin: Origin
}

/** A form as react-hook-form holds it. */
export function useLeadForm(
  form: FormDefinition,
  { appearedAt, known, origin }: Opening,
): LeadForm {
  const [outcome, setOutcome] = useState<Sent>()
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({})
  const [upload, setUpload] = useState<UploadState>()
  const { register, handleSubmit, setError, setValue, clearErrors, getValues, reset, formState } =
    useForm<Answers>({
      defaultValues: known,
      resolver: lazyResolver(form),
      shouldFocusError: false,
      reValidateMode: 'onSubmit',
    })
  const { isSubmitting } = formState
  const messages = Object.entries(formState.errors).map(([name, error]) => [name, error?.message])
  const errors = errorsIn(form, Object.fromEntries(messages))

  const arriveLate = () => setOutcome((known) => known && { ...known, phase: 'sent' })

  const submit = handleSubmit(async (checked) => {
    const { send } = await loadSubmit()
    const trapped = getValues(TRAP_FIELD)
    const answers = trapped ? { ...checked, [TRAP_FIELD]: trapped } : checked
    // The only file that a form takes.
    const [attached] = Object.entries(files)
    const upload =
      attached && (await import('./attached-file')).startUpload(attached, setUpload, arriveLate)
    const sent = await send(form, answers, { appearedAt, origin, upload })
    const { phase, downloads, errors: refused, message } = sent
    setUpload(undefined)
    if (phase !== 'editing') return setOutcome({ phase, downloads })
    for (const error of refused) setError(error.name, { message: error.message })
    if (message) setError('root', { message })
  })

  return {
    downloads: outcome?.downloads ?? [],
    phase: outcome?.phase ?? (isSubmitting ? 'sending' : 'editing'),
    errors: isSubmitting ? [] : errors,
    message: isSubmitting ? undefined : formState.errors.root?.message,
    register: (name) => register(name, { onChange: () => clearErrors(name) }),
    onSubmit: () => void submit().catch(() => setError('root', { message: NOT_LOADED })),
    showError: (name, message) => setError(name, { message }),
    files,
    attach: (name, file) => {
      setFiles(file ? { [name]: file } : {})
      setValue(name, file?.name ?? '')
      clearErrors(name)
    },
    upload: isSubmitting ? upload : undefined,
    edit: () => setOutcome(undefined),
    empty: () => {
      setFiles({})
      reset(known)
    },
  }
}

/** Checks answers with code that is loaded when there is something to check. */
function lazyResolver(form: FormDefinition): Resolver<Answers, unknown, Answers> {
  return async (answers, context, options) => {
    const checks = await loadChecks().catch((error: unknown) => {
      // The browser has checked the other forms itself, and the server still will.
      if (form.ownMessages) throw error
    })
    if (!checks) return { values: answers, errors: {} }
    const [{ zodResolver }, { formSchema }] = checks
    // The schema checks whatever the controls hold: its input has no type.
    const schema = formSchema(form) as z.ZodMiniType<Answers, Answers>
    return zodResolver<Answers, unknown, Answers>(schema)(answers, context, options)
  }
}
