import { setTimeout as wait } from 'node:timers/promises'
import type { BotDouble } from '../../support/bot-double'
import { submission } from './open-test-leads'

const LANES = 10

/** Number of arrivals of each message, by submission. */
export function arrivals({ messages }: BotDouble): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of messages) {
    const id = text.slice(-36)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** Sends a submission to a site; 0 without a response. */
async function send(site: string, request: object): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(request),
  }
  try {
    const response = await fetch(`${site}/api/submissions`, init)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Sends many requests at once, each retried under one id until it is accepted, as browsers do. */
export function sendMany(count: number, site: string) {
  const requests = Array.from({ length: count }, () => submission())
  const accepted = new Set<string>()
  const lane = async (first: number) => {
    for (let index = first; index < count; index += LANES) {
      const request = requests[index] ?? submission()
      while (!accepted.has(request.submissionId)) {
        if ((await send(site, request)) === 202) accepted.add(request.submissionId)
        else await wait(100)
      }
    }
  }
  const done = Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  return { accepted, done }
}
