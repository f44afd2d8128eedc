import * as z from 'zod/mini'
import { PARAMETERS } from '../forms/campaign-name.ts'
import type { Field, FieldValue } from '../forms/fields.ts'
import type { Answers, FormDefinition } from '../forms/form-definition.ts'
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
 * (`acceptedAt`, ms since 1970) and the id. The spec fixes its form.
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

/** An answer in the words that its visitor saw; '' for what was left out or not ticked. */
export function answerWords({ control }: Field, value: FieldValue | undefined): string {
  if (value === undefined || value === false) return ''
  if (value === true) return 'Yes'
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

type BotSettings = { apiUrl: string; token: string; chatId: string; timeoutMs: number }

const answerSchema = z.object({
  ok: z.boolean(),
  description: z.optional(z.string()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
})

/**
 * The transport to the messaging bot service (`sendMessage`, `sendDocument`). Its error texts never contain the token.
 */
export function botTransport({ apiUrl, token, chatId, timeoutMs }: BotSettings): Transport {
  const base = `${apiUrl.replace(/\/+$/, '')}/bot${token}`
  return async (part) => {
    try {
      const { method, ...content } = requestFor(part, chatId)
      const response = await fetch(`${base}/${method}`, {
        ...content,
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        cache: 'no-store',
      })
      // A proxy may answer with the requested URL, which contains the token.
      const body = (await response.text()).replaceAll(token, '<token>')
      return readAnswer(response.status, body)
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

function readAnswer(status: number, body: string): TransportResult {
  const answer = answerSchema.safeParse(parseJson(body)).data
  if (status === 200 && answer?.ok) return { outcome: 'delivered' }
  const error = `the bot service answered ${status}: ${(answer?.description ?? 'no JSON of its own').slice(0, 200)}`
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
