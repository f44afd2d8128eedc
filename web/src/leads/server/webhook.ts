import { createHmac } from 'node:crypto'
import type { Answers, FormDefinition } from '../forms/form-definition.ts'
import { requestNumber } from '../forms/request-number.ts'
import type { AttachedFile } from './accept/check-files.ts'
import type { LeadContext } from './accept/context.ts'
import type { ConsentRecord } from './accept/store-submission.ts'
import {
  answerWords,
  deliverable,
  reasonOfFetch,
  type Transport,
  type TransportResult,
} from './bot.ts'

type Envelope = {
  submissionId: string
  /** In ms since 1970. */
  acceptedAt: number
  context?: LeadContext | undefined
  consent?: ConsentRecord | undefined
  downloads: readonly { title: string; url: string }[]
  files: readonly AttachedFile[]
}

/**
 * The webhook's body, as JSON, the same at each attempt: every answer with its label and in words, where it came from,
 * what was agreed to. Files are described only; their bytes stay in the store (`npm run leads -- export --files`).
 */
export function webhookBody(
  form: Pick<FormDefinition, 'formType' | 'fields'>,
  answers: Answers,
  { submissionId, acceptedAt, context, consent, downloads, files }: Envelope,
): string {
  return JSON.stringify({
    id: submissionId,
    number: requestNumber(submissionId),
    form: form.formType,
    acceptedAt: new Date(acceptedAt).toISOString(),
    answers: Object.entries(form.fields).flatMap(([name, field]) => {
      const given = answers[name]
      const value = field.control.kind === 'email' ? deliverable(String(given ?? '')) : given
      const text = answerWords(field, given)
      return text ? [{ name, label: field.label, value, text }] : []
    }),
    page: context?.page ?? null,
    button: context?.button ?? null,
    preset: context?.parameters ?? {},
    visit: context?.visit ?? null,
    firstVisit: context?.firstVisit ?? null,
    consent: consent ?? null,
    downloads,
    files: files.map(({ content: _, ...facts }) => facts),
  })
}

type WebhookSettings = { url: string; secret: string; timeoutMs: number }

/** The header with the time and the signature of a delivery. */
const SIGNATURE_HEADER = 'x-chainlantern-signature'

/**
 * The value of the header: `t=SECONDS,v1=HEX`, where HEX is HMAC-SHA256 of `SECONDS.BODY` with the secret. The time is
 * signed, so that a receiver can refuse what somebody has recorded and sends again.
 */
export function signatureOf(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hex}`
}

/**
 * Posts a body to the webhook, signed and under the submission's id, so that a receiver can drop a repeated one. Any
 * status of 2xx is a delivery; 429 and 503 may ask for a pause by `Retry-After`. Errors never contain the address.
 */
export function webhookTransport({ url, secret, timeoutMs }: WebhookSettings): Transport {
  return async (body, submissionId) => {
    // Only the bot gets documents.
    const text = String(body)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': submissionId,
          [SIGNATURE_HEADER]: signatureOf(secret, text, Date.now()),
        },
        body: text,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        cache: 'no-store',
      })
      await response.body?.cancel()
      return readAnswer(response)
    } catch (error) {
      const reason = reasonOfFetch(error)
      return { outcome: 'failed', error: `the webhook did not answer (${reason})`, reason }
    }
  }
}

function readAnswer({ ok, status, headers }: Response): TransportResult {
  if (ok) return { outcome: 'delivered' }
  const reason = `status ${status}`
  const error = `the webhook answered ${status}`
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const isBusy = status === 429 || (status === 503 && seconds > 0)
  if (!isBusy) return { outcome: 'failed', error, reason }
  return { outcome: 'throttled', retryAfterSeconds: seconds > 0 ? seconds : 1, error, reason }
}
