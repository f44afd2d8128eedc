import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { plainText } from './bot-markup.ts'
import { listen } from './listen.ts'

export const BOT_TOKEN = '1000000:the-token-of-the-tests'
export const CHAT_ID = '-1000000000001'
/** Other chats of the bot. */
export const SALES_CHAT = '-1000000000002'
export const PRESS_CHAT = '@press_desk'
const CHATS: unknown[] = [CHAT_ID, SALES_CHAT, PRESS_CHAT]

/** How the double answers a valid message. */
export type Behavior =
  | { kind: 'deliver' }
  /** Delivers, but answers late. */
  | { kind: 'slow'; ms: number }
  /** Closes the socket without delivering. */
  | { kind: 'close' }
  | { kind: 'throttle'; retryAfter: number }
  | { kind: 'error' }
  /** Refuses the message and quotes it. */
  | { kind: 'quote' }
  /** Answers 200 with a body of something else, as a captive portal does. */
  | { kind: 'garbage' }

export type BotDouble = {
  url: string
  /** The chat's messages, in order of arrival. */
  messages: { chat: string; html: string; text: string; at: number }[]
  /** The chat's documents; `after` is the number of messages that arrived before. */
  documents: { name: string; type: string; caption: string; content: Buffer; after: number }[]
  /** The reasons for refused requests; a test should assert that there are none. */
  refusals: string[]
  /** Every request, delivered or not. */
  requests: number
  /** Sets the behavior of the next requests, one each; later ones get the default. */
  next: (...behaviors: Behavior[]) => void
  /** Sets the behavior of all further requests. */
  always: (behavior: Behavior) => void
  stop: () => Promise<void>
}

/** Starts a bot service over real HTTP that validates requests as the real one does. */
export async function startBotDouble(port = 0): Promise<BotDouble> {
  const queue: Behavior[] = []
  let usual: Behavior = { kind: 'deliver' }
  const double: BotDouble = {
    url: '',
    messages: [],
    documents: [],
    refusals: [],
    requests: 0,
    next: (...behaviors) => void queue.push(...behaviors),
    always: (behavior) => {
      usual = behavior
    },
    stop: () => server.stop(),
  }
  const server = await listen((request, response) => {
    double.requests += 1
    answer(request, response, double, () => queue.shift() ?? usual).catch(() => response.destroy())
  }, port)
  double.url = server.url
  return double
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  double: BotDouble,
  behavior: () => Behavior,
): Promise<void> {
  const body = await buffer(request)
  const known = aboutTheBot(request)
  if (known) return send(response, known.ok ? 200 : known.error_code, known)
  const isDocument = request.url === `/bot${BOT_TOKEN}/sendDocument`
  const checked = isDocument
    ? await checkDocument(request, body)
    : checkRequest(request, body.toString())
  if ('description' in checked) {
    double.refusals.push(checked.description)
    return send(response, checked.status, { ok: false, error_code: checked.status, ...checked })
  }
  const now = behavior()
  if (now.kind === 'close') return void response.destroy()
  if (now.kind === 'garbage') return void response.writeHead(200).end('<html>captive portal</html>')
  if (now.kind === 'error') return send(response, 500, { ok: false, description: 'Internal' })
  if (now.kind === 'quote') {
    const words = body.toString('utf8').slice(0, 150)
    return send(response, 400, { ok: false, description: `Bad Request: ${words}` })
  }
  if (now.kind === 'throttle') {
    const description = `Too Many Requests: retry after ${now.retryAfter}`
    const parameters = { retry_after: now.retryAfter }
    return send(response, 429, { ok: false, error_code: 429, description, parameters })
  }
  if ('content' in checked) double.documents.push({ ...checked, after: double.messages.length })
  else double.messages.push({ ...checked, at: Date.now() })
  if (now.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, now.ms))
  send(response, 200, { ok: true, result: { message_id: double.messages.length } })
}

type Known = { ok: true; result: object } | { ok: false; error_code: number; description: string }

/** The requests of `npm run doctor`: the bot and its chats. */
function aboutTheBot({ method, url = '' }: IncomingMessage): Known | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [, token, call] = /^\/bot([^/]+)\/(getMe|getChat)$/.exec(pathname) ?? []
  if (method !== 'GET' || !call) return undefined
  if (token !== BOT_TOKEN) return { ok: false, error_code: 401, description: 'Unauthorized' }
  if (call === 'getMe') return { ok: true, result: { username: 'chainlantern_bot' } }
  return CHATS.includes(searchParams.get('chat_id'))
    ? { ok: true, result: {} }
    : { ok: false, error_code: 400, description: 'Bad Request: chat not found' }
}

type Refused = { status: number; description: string }

const refuse = (status: number, description: string): Refused => ({ status, description })

async function checkDocument(
  { headers }: IncomingMessage,
  body: Buffer,
): Promise<Refused | { name: string; type: string; caption: string; content: Buffer }> {
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  const { chat_id: chatId, caption, document, ...more } = Object.fromEntries(parts)
  if (Object.keys(more).length > 0) return refuse(400, `unexpected fields ${Object.keys(more)}`)
  if (!CHATS.includes(chatId)) return refuse(400, 'Bad Request: chat not found')
  if (typeof caption !== 'string' || caption.length > 1024) {
    return refuse(400, 'Bad Request: message caption is too long')
  }
  if (!(document instanceof File) || document.size === 0) {
    return refuse(400, 'Bad Request: file must be non-empty')
  }
  const content = Buffer.from(await document.arrayBuffer())
  return { name: document.name, type: document.type, caption, content }
}

function checkRequest(
  request: IncomingMessage,
  body: string,
): Refused | { chat: string; html: string; text: string } {
  if (request.url !== `/bot${BOT_TOKEN}/sendMessage`) return refuse(401, 'Unauthorized')
  if (request.method !== 'POST') return refuse(405, `Method ${request.method} is not used here`)
  const isJson = request.headers['content-type']?.startsWith('application/json')
  const message = isJson ? (JSON.parse(body) as Record<string, unknown>) : {}
  const { chat_id: chatId, text: html, parse_mode: mode, ...more } = message
  if (Object.keys(more).length > 0) return refuse(400, `unexpected fields ${Object.keys(more)}`)
  if (!CHATS.includes(chatId)) return refuse(400, 'Bad Request: chat not found')
  if (mode !== 'HTML') return refuse(400, 'Bad Request: unsupported parse_mode')
  if (typeof html !== 'string') return refuse(400, 'Bad Request: message text is empty')
  try {
    const text = plainText(html).trim()
    if (text === '') return refuse(400, 'Bad Request: message text is empty')
    if (!html.isWellFormed()) return refuse(400, 'Bad Request: strings must be encoded in UTF-8')
    if (html.length > 4096) return refuse(400, 'Bad Request: message is too long')
    return { chat: String(chatId), html, text }
  } catch (error) {
    return refuse(400, `Bad Request: ${(error as Error).message}`)
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
