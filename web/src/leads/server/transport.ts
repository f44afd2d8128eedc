import 'server-only'
import * as z from 'zod/mini'

/** What became of one message; anything but 'delivered' is tried again. */
export type TransportResult =
  | { outcome: 'delivered' }
  | { outcome: 'throttled'; retryAfterSeconds: number; error: string }
  | { outcome: 'failed'; error: string }

/** Hands one message to whoever reads it. It never throws. */
export type Transport = (html: string) => Promise<TransportResult>

export type BotSettings = { apiUrl: string; token: string; chatId: string; timeoutMs: number }

const answerSchema = z.object({
  ok: z.boolean(),
  description: z.optional(z.string()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
})

/** The transport to the messaging bot service. No error text of it ever holds the token. */
export function botTransport({ apiUrl, token, chatId, timeoutMs }: BotSettings): Transport {
  const address = `${apiUrl.replace(/\/+$/, '')}/bot${token}/sendMessage`
  return async (html) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: chatId, text: html, parse_mode: 'HTML' }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        cache: 'no-store',
      })
      // Something on the way may answer with the address it was asked for.
      const body = (await response.text()).replaceAll(token, '<token>')
      return readAnswer(response.status, body)
    } catch (error) {
      return { outcome: 'failed', error: `the bot service did not answer (${reason(error)})` }
    }
  }
}

function readAnswer(status: number, body: string): TransportResult {
  const answer = answerSchema.safeParse(parseJson(body)).data
  if (status === 200 && answer?.ok) return { outcome: 'delivered' }
  const error = `the bot service answered ${status}: ${(answer?.description ?? 'no JSON of its own').slice(0, 200)}`
  if (status !== 429) return { outcome: 'failed', error }
  return { outcome: 'throttled', retryAfterSeconds: answer?.parameters?.retry_after ?? 1, error }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function reason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name
  return 'unknown'
}
