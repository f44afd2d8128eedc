import { createHmac } from 'node:crypto'
import { reasonOfFetch, type Transport, type TransportResult } from './bot.ts'

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
