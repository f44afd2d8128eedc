import type { FieldError } from '../forms/form-definition'
import type { UploadState } from './attached-file'
import type { DownloadLink } from './send-submission'

/** What a visitor sees of a form: its phase, what is wrong, and what came back. */
export type FormState = {
  /** A visitor sees 'kept' (in this browser, to be sent later) as success. */
  phase: 'editing' | 'sending' | 'sent' | 'kept'
  errors: readonly FieldError[]
  /** What is wrong, if it is not a single field. */
  message?: string | undefined
  /** By which the visitor and the desk name the submission, once it is sent or kept. */
  number?: string | undefined
  /** The address that was given for the reply, once it is sent or kept. */
  email?: string | undefined
  /** What the visitor may download, once it is sent. */
  downloads: readonly DownloadLink[]
  /** The file that comes with it. */
  attached?: { field: string; file: File } | undefined
  /** The sending of that file, while it is under way. */
  upload?: UploadState | undefined
}

/** The state of a form that nobody has sent. */
export const EDITING: FormState = { phase: 'editing', errors: [], downloads: [] }

/** Instead of a success: whoever attached a file saw that sending it failed. */
export const WAITING = {
  title: 'Not sent yet',
  text: 'We cannot be reached at the moment. Your answers and your file are kept in this browser, which keeps trying. Leave this page open, or come back within 7 days.',
}

/** What a visitor is told when the code that checks or sends could not be loaded. */
export const NOT_LOADED = 'The form could not be sent. Check your connection and try again.'
