import * as z from 'zod/mini'

/**
 * The outcome of one message; anything but 'delivered' is tried again. `error` may quote the service and is stored with
 * the submission; `reason` is for the log: a status or an error code.
 */
export type TransportResult =
  | { outcome: 'delivered' }
  | { outcome: 'throttled'; retryAfterSeconds: number; error: string; reason: string }
  | { outcome: 'failed'; error: string; reason: string }

/** A document that is sent with a message: the whole of a long one, or a file of the visitor. */
export type BotDocument = { name: string; type: string; content: Uint8Array; caption: string }

/** Sends one text or one document of a submission. It never rejects. */
export type Transport = (
  part: string | BotDocument,
  submissionId: string,
) => Promise<TransportResult>

type BotSettings = {
  apiUrl: string
  token: string
  chatId: string
  timeoutMs: number
}

const answerSchema = z.object({
  ok: z.boolean(),
  description: z.optional(z.string()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
})

type BotAnswer = z.infer<typeof answerSchema> | undefined

/** The transport to the messaging bot service (`sendMessage`, `sendDocument`). Its error texts never contain the token. */
export function botTransport({ apiUrl, token, chatId, timeoutMs }: BotSettings): Transport {
  const base = `${apiUrl.replace(/\/+$/, '')}/bot${token}`
  return async (part) => {
    const { method, ...content } = requestFor(part, chatId)
    try {
      const response = await fetch(`${base}/${method}`, {
        ...content,
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        cache: 'no-store',
      })
      // A proxy may answer with the requested URL, which contains the token.
      const body = (await response.text()).replaceAll(token, '<token>')
      return readAnswer(response.status, answerSchema.safeParse(parseJson(body)).data)
    } catch (error) {
      const reason = reasonOfFetch(error)
      return { outcome: 'failed', error: `the bot service did not answer (${reason})`, reason }
    }
  }
}

function requestFor(part: string | BotDocument, chatId: string) {
  if (typeof part === 'string') {
    const body = JSON.stringify({ chat_id: chatId, text: part, parse_mode: 'HTML' })
    return { method: 'sendMessage', headers: { 'content-type': 'application/json' }, body }
  }
  const { name, type, content, caption } = part
  const body = new FormData()
  body.append('chat_id', chatId)
  body.append('caption', caption)
  body.append('document', new Blob([new Uint8Array(content)], { type }), name)
  return { method: 'sendDocument', body }
}

function readAnswer(status: number, answer: BotAnswer): TransportResult {
  if (status === 200 && answer?.ok) return { outcome: 'delivered' }
  const description = (answer?.description ?? '').replace(/\p{Cc}/gu, ' ').slice(0, 200)
  const error = `the bot service answered ${status}: ${description || 'no JSON of its own'}`
  // The description may quote the submission, so the log has only what we know of it.
  const reason = `status ${status}`
  if (status !== 429) return { outcome: 'failed', error, reason }
  const retryAfterSeconds = answer?.parameters?.retry_after ?? 1
  return { outcome: 'throttled', retryAfterSeconds, error, reason }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Why there was no answer: the code of an error, which names no address; a timeout has a number and a name. */
export function reasonOfFetch(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
