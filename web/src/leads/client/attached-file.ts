import { inTime } from '@/lib/in-time'
import { submissionsHref } from '@/lib/routes'
import { KEPT_PREFIX } from './kept-submissions'
import {
  type DownloadLink,
  type Sendable,
  SubmissionError,
  sendSubmission,
} from './send-submission'

/** A file that an open form sends with its submission, and what the form hears of the sending. */
export type Upload = {
  /** The form's field that the file belongs to. */
  field: string
  file: File
  /** Aborted when its visitor stops the sending for good. */
  signal: AbortSignal
  /** How much has left the browser, from 0 to 1. */
  onProgress: (share: number) => void
  /** An attempt failed and another follows. */
  onRetry: () => void
}

/** How far a file is sent, from 0 to 1, and how to stop it. */
export type UploadState = { share: number; retrying: boolean; cancel: () => void }

/** Begins the sending of an attached file, which `show` follows. */
export function startUpload(
  { field, file }: Pick<Upload, 'field' | 'file'>,
  show: (state: UploadState) => void,
): Upload {
  const ending = new AbortController()
  const report = (share: number, retrying: boolean) =>
    show({ share, retrying, cancel: () => ending.abort() })
  report(0, false)
  return {
    field,
    file,
    signal: ending.signal,
    onProgress: (share) => report(share, false),
    onRetry: () => report(0, true),
  }
}

/**
 * Posts a submission with its file: the one of the open form, or at a later visit the one that this browser keeps.
 * Resolves with its downloads, rejects with a `SubmissionError`.
 */
export async function sendAttached(
  submission: Sendable,
  upload: Upload | undefined,
): Promise<DownloadLink[]> {
  if (upload?.signal.aborted) throw new SubmissionError('It was canceled.', { final: true })
  const { submissionId, attached = '' } = submission
  const file = upload?.file ?? (await keptFile(submissionId).catch(() => undefined))
  if (!file) {
    const message = 'Its file is no longer in this browser, so it has to be attached again.'
    throw new SubmissionError(message, { final: true })
  }
  const body = new FormData()
  body.append('submission', JSON.stringify(submission))
  body.append(attached, file)
  return await sendSubmission(submission, () => post(body, upload))
}

// In ms. A slow upload may take minutes, so only a standstill ends it.
const LONGEST_STANDSTILL = 30_000

/** Posts by XMLHttpRequest, since `fetch` does not tell how far an upload is. */
function post(body: FormData, upload: Upload | undefined): Promise<Response> {
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout>
  const live = () => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), LONGEST_STANDSTILL)
  }
  request.upload.onprogress = ({ loaded, total }) => {
    live()
    upload?.onProgress(loaded / total)
  }
  const answer = new Promise<Response>((resolve, reject) => {
    request.onload = () => {
      const headers = new Headers()
      for (const name of ['content-type', 'retry-after']) {
        const value = request.getResponseHeader(name)
        if (value !== null) headers.set(name, value)
      }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    }
    request.onerror = () => reject(new Error('the connection failed'))
    request.onabort = () => reject(new Error('the upload was stopped'))
  })
  const stop = () => request.abort()
  upload?.signal.addEventListener('abort', stop)
  request.onloadend = () => {
    clearTimeout(timer)
    upload?.signal.removeEventListener('abort', stop)
  }
  request.open('POST', submissionsHref())
  request.send(body)
  live()
  return answer
}

// localStorage holds text only, so the file of an unsent submission is in IndexedDB under the submission's id.
const DATABASE = 'unsent-request'
const STORE = 'file'
// In ms. A browser's database can hang for ever (localForage 685); the submission is sent all the same.
const LONGEST_OPENING = 2000

/** Keeps a file, and removes those whose submission is gone; a submission is always kept before its file. */
export async function keepFile(submissionId: string, file: File): Promise<void> {
  await inStore('readwrite', (store) => store.put(file, submissionId))
  const ids = await inStore('readonly', (store) => store.getAllKeys())
  const orphans = ids.filter((id) => localStorage.getItem(`${KEPT_PREFIX}${id}`) === null)
  for (const orphan of orphans) await dropFile(String(orphan))
}

function keptFile(submissionId: string): Promise<File | undefined> {
  return inStore('readonly', (store) => store.get(submissionId))
}

/** Removes the file of a submission. */
export async function dropFile(submissionId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(submissionId))
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await inTime(settled(opening), LONGEST_OPENING)
  try {
    const transaction = database.transaction(STORE, mode)
    const result = await settled(use(transaction.objectStore(STORE)))
    if (mode === 'readwrite') await committed(transaction)
    return result
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** A full disk is reported at the end of a transaction. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
