import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, authority } from './recipe.ts'
import { CONTROL_PORT, SITE_URL } from './settings.ts'

const READERS = 4
const READ_EVERY_MS = 100
const SEND_EVERY_MS = 500
const REQUESTS_OF_A_CONNECTION = 20
const PATHS = [
  '/',
  '/products/reactor',
  '/resources/blog',
  '/company/careers',
  '/search',
  '/legal/privacy-policy',
]

const REQUEST = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  priority: 'urgent',
  category: 'data',
  description: 'Sent by a drill.',
  terms: true,
}

export type Load = {
  pages: number
  /** Pages that failed: the status, or the connection error. */
  failedPages: string[]
  /** Sent requests, those accepted at the first attempt, and failures. */
  sent: number
  accepted: string[]
  failedSends: string[]
}

/** Simulates visitors who read and send until `stop` is called. Sends a form once, although a browser would retry. */
export function startLoad(): { stop: () => Promise<Load> } {
  const load: Load = { pages: 0, failedPages: [], sent: 0, accepted: [], failedSends: [] }
  let stopped = false
  const startedAt = Date.now()
  const at = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`

  const read = async (reader: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: authority() })
    for (let turn = reader; !stopped; turn += 1) {
      if (turn % REQUESTS_OF_A_CONNECTION === 0) agent.destroy()
      const path = PATHS[turn % PATHS.length] ?? '/'
      const outcome = await getAsBrowser(path, agent)
      load.pages += 1
      if (outcome !== '200') load.failedPages.push(`${path} ${outcome} at ${at()}`)
      await wait(READ_EVERY_MS)
    }
    agent.destroy()
  }
  const send = async () => {
    while (!stopped) {
      const mark = `drill-${startedAt}-${load.sent}`
      load.sent += 1
      const outcome = await submit(mark)
      if (outcome === '202') load.accepted.push(mark)
      else load.failedSends.push(`${outcome} at ${at()}`)
      await wait(SEND_EVERY_MS)
    }
  }
  const running = [send(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]
  return {
    async stop() {
      stopped = true
      await Promise.all(running)
      return load
    },
  }
}

/** Sends a support request with this text; returns the status or the connection error. */
export async function submit(mark: string): Promise<string> {
  const data = { ...REQUEST, subject: mark }
  try {
    const { status } = await ask('/api/submissions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: SITE_URL,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({
        formType: 'Support Request',
        data,
        submissionId: crypto.randomUUID(),
      }),
    })
    return String(status)
  } catch (error) {
    return reasonOf(error)
  }
}

/** A kept connection may be closed while it is reused: browsers then retry once on another one (RFC 9112, 9.3.1). */
async function getAsBrowser(path: string, agent: Agent): Promise<string> {
  const { outcome, reused } = await get(path, agent)
  return outcome === 'ECONNRESET' && reused ? (await get(path, agent)).outcome : outcome
}

function get(path: string, agent: Agent): Promise<{ outcome: string; reused: boolean }> {
  return new Promise((settle) => {
    const sent = request(
      `${SITE_URL}${path}`,
      { agent, signal: AbortSignal.timeout(20_000) },
      (response) => {
        response.on('error', (error) => resolve(reasonOf(error)))
        response.on('end', () => resolve(String(response.statusCode)))
        response.resume()
      },
    )
    const resolve = (outcome: string) => settle({ outcome, reused: sent.reusedSocket })
    sent.on('error', (error) => resolve(reasonOf(error)))
    sent.end()
  })
}

const reasonOf = (error: unknown) =>
  (error as NodeJS.ErrnoException).code ?? (error as Error).message

/** The texts of all messages that the bot received. */
export async function delivered(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${CONTROL_PORT}`)
  const { messages } = (await response.json()) as { messages: { text: string }[] }
  return messages.map(({ text }) => text)
}

/** The accepted requests that do not reach the bot within this time. */
export async function lost(accepted: string[], seconds = 120): Promise<string[]> {
  let missing = accepted
  for (const end = Date.now() + seconds * 1000; missing.length > 0 && Date.now() < end; ) {
    const texts = (await delivered().catch(() => [])).join('\n')
    missing = missing.filter((mark) => !new RegExp(`${mark}\\b`).test(texts))
    if (missing.length > 0) await wait(1000)
  }
  return missing
}
