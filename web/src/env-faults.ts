import { z } from 'zod'
import { proxyFaults } from './env-proxies.ts'
import { SECRET_VARIABLES } from './env-schema.ts'

// Scripts import this file, too, so it imports nothing of the site or Next.

const PAIRS = [
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['SMTP_URL', 'ALERT_EMAIL'],
] as const

type Variables = Record<string, string | undefined>

/** Parses variables; throws an `EnvError` with one sentence for each that is malformed or needs another one. */
export function parseVariables<Shape extends z.ZodRawShape>(variables: Shape, source: Variables) {
  // An empty variable in .env is not set, unless '' has a meaning.
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value || name === 'SANITY_API_HOST'),
  )
  const parsed = z.object(variables).safeParse(given)
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    // Secrets are not repeated: the console may be logged.
    const value = SECRET_VARIABLES.has(name) ? '' : `, not ${JSON.stringify(given[name])}`
    return `${name} ${message}${value}.`
  })
  faults.push(...missing(given), ...proxyFaults(given))
  if (!parsed.success || faults.length > 0) throw new EnvError(faults)
  return parsed.data
}

/** Variables that are missing although a set variable needs them. */
function missing(given: Variables): string[] {
  const faults = PAIRS.filter(([one, other]) => !given[one] !== !given[other]).map(
    ([one, other]) => `${one} and ${other} belong together: set both or neither.`,
  )
  if (given.TELEGRAM_CHAT_IDS && !given.TELEGRAM_CHAT_ID) {
    faults.push('TELEGRAM_CHAT_IDS needs TELEGRAM_CHAT_ID, the chat of everything else.')
  }
  const { ANALYTICS_SCRIPT_URL: script = '' } = given
  if (script.includes('#GTM-') && !script.includes('{id}')) {
    faults.push(
      'ANALYTICS_SCRIPT_URL needs {id}, as in https://www.googletagmanager.com/gtm.js?id={id}#GTM-ABC123.',
    )
  }
  // The local lake passes its own token to the servers started with it.
  const isHosted = (given.SANITY_PROJECT_ID ?? 'lake') !== 'lake'
  if (isHosted && given.SANITY_DATASET_ACCESS === 'private' && !given.SANITY_API_READ_TOKEN) {
    faults.push('SANITY_API_READ_TOKEN is missing: a private dataset needs it.')
  }
  return faults
}

/** Malformed variables; the message has one line for each fault. */
export class EnvError extends Error {
  override name = 'EnvError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}
