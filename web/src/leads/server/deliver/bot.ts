import * as z from 'zod/mini'
import { plainText } from '../store/message-html.ts'

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
  /** Called when the chat has another id from now on. */
  onMoved?: (from: string, to: string) => void
}

const answerSchema = z.object({
  ok: z.boolean(),
  description: z.optional(z.string()),
  parameters: z.optional(
    z.object({
      retry_after: z.optional(z.number()),
      /** The new id of a group that became a supergroup. */
      migrate_to_chat_id: z.optional(z.number()),
    }),
  ),
})

type BotAnswer = z.infer<typeof answerSchema> | undefined

/**
 * The transport to the messaging bot service (`sendMessage`, `sendDocument`). Its error texts never contain the token.
 * Follows a chat that has moved, and sends a message whose markup is refused as plain text.
 */
export function botTransport({
  apiUrl,
  token,
  chatId,
  timeoutMs,
  onMoved,
}: BotSettings): Transport {
  const base = `${apiUrl.replace(/\/+$/, '')}/bot${token}`
  let chat = chatId

  async function post(part: string | BotDocument, isPlain = false) {
    const { method, ...content } = requestFor(part, chat, isPlain)
    const response = await fetch(`${base}/${method}`, {
      ...content,
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      cache: 'no-store',
    })
    // A proxy may answer with the requested URL, which contains the token.
    const body = (await response.text()).replaceAll(token, '<token>')
    return { status: response.status, answer: answerSchema.safeParse(parseJson(body)).data }
  }

  return async (part) => {
    try {
      let { status, answer } = await post(part)
      const movedTo = answer?.parameters?.migrate_to_chat_id
      if (movedTo !== undefined && String(movedTo) !== chat) {
        // The old chat gives this answer for ever, so another server or a restart finds the new one, too.
        onMoved?.(chat, String(movedTo))
        chat = String(movedTo)
        ;({ status, answer } = await post(part))
      }
      if (typeof part === 'string' && /can't parse entities/i.test(answer?.description ?? ''))
        ({ status, answer } = await post(part, true))
      return readAnswer(status, answer)
    } catch (error) {
      const reason = reasonOfFetch(error)
      return { outcome: 'failed', error: `the bot service did not answer (${reason})`, reason }
    }
  }
}

function requestFor(part: string | BotDocument, chatId: string, isPlain: boolean) {
  if (typeof part === 'string') {
    const text = isPlain ? plainText(part) : part
    const body = JSON.stringify({ chat_id: chatId, text, ...(!isPlain && { parse_mode: 'HTML' }) })
    return { method: 'sendMessage', headers: { 'content-type': 'application/json' }, body }
  }
  const { name, type, content, caption } = part
  const body = new FormData()
  body.append('chat_id', chatId)
  body.append('caption', caption)
  body.append('document', new Blob([new Uint8Array(content)], { type }), name)
  return { method: 'sendDocument', body }
}

/** What an operator can do about a refusal, by its status and description (https://core.telegram.org/bots/api). */
const ADVICE: [status: number, description: RegExp, advice: string][] = [
  [401, /./, 'copy TELEGRAM_BOT_TOKEN from @BotFather again'],
  [404, /./, 'copy TELEGRAM_BOT_TOKEN from @BotFather again, and check TELEGRAM_API_URL'],
  [403, /./, 'add the bot to the chat again, or unblock it'],
  [400, /chat not found/i, 'correct TELEGRAM_CHAT_ID and TELEGRAM_CHAT_IDS, or add the bot there'],
  [400, /rights|write_forbidden|administrator/i, 'let the bot write in the chat'],
  [400, /upgraded to a supergroup/i, 'replace the id of the chat in TELEGRAM_CHAT_ID'],
  [
    400,
    /too long|parse entities|text is empty/i,
    'report it: the site made a message of a wrong form',
  ],
  [413, /./, 'the file is too large for the bot: npm run leads -- export --files'],
]

function readAnswer(status: number, answer: BotAnswer): TransportResult {
  if (status === 200 && answer?.ok) return { outcome: 'delivered' }
  const description = (answer?.description ?? '').replace(/\p{Cc}/gu, ' ').slice(0, 200)
  const [, , advice] = ADVICE.find(([of, known]) => of === status && known.test(description)) ?? []
  const what = `the bot service answered ${status}: ${description || 'no JSON of its own'}`
  const error = advice ? `${what} (${advice})` : what
  // The description may quote the submission, so the log has only what we know of it.
  const reason = advice ? `status ${status}: ${advice}` : `status ${status}`
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
