import { domainToASCII } from 'node:url'
import * as z from 'zod/mini'
import { PARAMETERS } from '../forms/campaign-name.ts'
import type { Field, FieldValue } from '../forms/fields.ts'
import type { Answers, FormDefinition } from '../forms/form-definition.ts'
import { requestNumber } from '../forms/request-number.ts'
import type { LeadContext } from './accept/context.ts'
import type { Visit } from './accept/visit.ts'

type Envelope = {
  submissionId: string
  acceptedAt: number
  context?: LeadContext | undefined
  /** What was given to the visitor for download. */
  downloads?: readonly { title: string; url: string }[]
}

/**
 * The bot message of a submission, as HTML: heading, a line per answered field, where it came from, the time
 * (`acceptedAt`, ms since 1970) and the id. Its form is specified; a unit test holds it.
 */
export function formatMessage(
  form: Pick<FormDefinition, 'formType' | 'fields'>,
  answers: Answers,
  { submissionId, acceptedAt, context, downloads = [] }: Envelope,
): string {
  const lines = Object.entries(form.fields).flatMap(([name, field]) => {
    const words = answerWords(field, answers[name])
    return words ? [line(field.label, words)] : []
  })
  const time = `${new Date(acceptedAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return [
    `<b>New ${escapeHtml(form.formType)} Submission</b>`,
    '',
    ...lines,
    '',
    ...downloads.map(
      // As code: to be copied into an email, and without a preview, which would count as a download.
      ({ title, url }) =>
        `<b>${escapeHtml(`Download of ${title}`)}:</b> <code>${escapeHtml(url)}</code>`,
    ),
    ...contextLines(form, context, LONGEST_VISITS).map(([label, words]) => line(label, words)),
    line('Number', requestNumber(submissionId)),
    line('Submitted', time),
    line('Submission id', submissionId),
  ].join('\n')
}

type Line = [label: string, words: string]

/** The longest line about the visits, in characters: a link that somebody invented must not displace answers. */
const LONGEST_VISITS = 400

/**
 * Where a request came from, in words: the page, the button, what the button preset, and what brought the visitor, cut
 * to `most` characters.
 */
export function contextLines(
  { fields }: Pick<FormDefinition, 'fields'>,
  context: LeadContext | undefined,
  most = Infinity,
): Line[] {
  if (!context) return []
  const { page, button, parameters = {} } = context
  const words = Array.from(visitWords(context))
  const broughtBy = words.length > most ? `${words.slice(0, most).join('')}…` : words.join('')
  const known = Object.entries(fields).map(
    ([name, field]) => [field.prefill ?? name, field] as const,
  )
  const presets = Object.entries(parameters).map(([name, value]) => {
    const field = known.find(([parameter]) => parameter === name)?.[1]
    return field ? `${field.label}: ${answerWords(field, value)}` : `${name}: ${value}`
  })
  return [
    ['Page', pageWords(page)],
    ...(button ? [['Button', button] as Line] : []),
    ...(presets.length > 0 ? [['Preset', presets.join('; ')] as Line] : []),
    ...(broughtBy ? [['Brought by', broughtBy] as Line] : []),
  ]
}

/** What brought the visitor this time and the first time, on one line; '' if they came to the page itself. */
function visitWords({ page, visit = {}, firstVisit }: LeadContext): string {
  const now = facts(visit, visit.landing === page?.path).join(', ')
  if (!firstVisit) return now
  const first = facts(firstVisit).join(', ') || 'no link known'
  return `${now && `${now}; `}first visit on ${firstVisit.day}: ${first}`
}

function facts(visit: Visit, isHere = false): string[] {
  const named = PARAMETERS.flatMap((name) => (visit[name] ? [`${name} ${visit[name]}`] : []))
  const { referrer, landing } = visit
  return [
    ...named,
    ...(referrer ? [`link on ${referrer}`] : []),
    ...(landing && !isHere ? [`landing page ${landing}`] : []),
  ]
}

/** A page as its title and path. */
export function pageWords(page: LeadContext['page']): string {
  if (!page) return 'unknown page'
  return page.title ? `${page.title} (${page.path})` : page.path
}

function line(label: string, words: string): string {
  return `<b>${escapeHtml(label)}:</b> ${escapeHtml(words)}`
}

/** An email address as mail programs take it: its domain in Punycode. */
export function deliverable(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}

/** An answer in the words that its visitor saw; '' for what was left out or not ticked. */
export function answerWords({ control }: Field, value: FieldValue | undefined): string {
  if (value === undefined || value === false) return ''
  if (value === true) return 'Yes'
  if (control.kind === 'email') {
    const [typed, ascii] = [String(value), deliverable(String(value))]
    return typed.toLowerCase() === ascii.toLowerCase() ? typed : `${typed} (${ascii})`
  }
  const options = 'options' in control ? control.options : {}
  return (
    [value]
      .flat()
      // A visitor may write 'constructor', a key that every object inherits.
      .map((answer) => (Object.hasOwn(options, answer) ? options[answer] : answer))
      .join(', ')
  )
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Makes text safe inside a message that the bot service parses as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/**
 * The outcome of one message; anything but 'delivered' is tried again. `error` may quote the service and is stored with
 * the request; `reason` is for the log: a status or an error code.
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
    const text = isPlain ? withoutMarkup(part) : part
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

/** The text of a message that `formatMessage` made. */
function withoutMarkup(html: string): string {
  const characters = Object.fromEntries(Object.entries(ENTITIES).map(([from, to]) => [to, from]))
  return html
    .replace(/<\/?(?:b|code)>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
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
  // The description may quote the request, so the log has only what we know of it.
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
