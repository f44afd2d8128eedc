import type { ParseArgsOptionsConfig } from 'node:util'
import { cleanEmail } from '../../web/src/leads/forms/addresses.ts'
import { campaignName } from '../../web/src/leads/forms/campaign-name.ts'
import { parseArguments } from '../run/parse-arguments.ts'
import { StartError } from '../run/start-error.ts'
import type { State } from './fates.ts'
import type { Filters } from './submissions.ts'

export type Shape = 'table' | 'json' | undefined

export type Command = { shape: Shape } & (
  | { name: 'help' }
  | { name: 'migrate' }
  | { name: 'list'; filters: Filters }
  | { name: 'show'; id: string }
  | ({ name: 'export'; filters: Filters; format: 'csv' | 'json' } & ExportPaths)
  | { name: 'retry'; ids: string[]; state: RetriedState | undefined }
  | { name: 'audit'; filters: AuditFilters }
  | ({ name: 'person' } & PersonArguments)
  | { name: 'purge'; olderThanMs: number; includeUndelivered: boolean; yes: boolean }
)

type AuditFilters = Pick<Filters, 'since' | 'until' | 'limit'>

export type PersonArguments = {
  email: string
  task: 'list' | 'export' | 'erase'
  /** Whether to include others' submissions that mention the address. */
  includeMentions: boolean
  out: string | undefined
  yes: boolean
}

type ExportPaths = { out: string | undefined; files: string | undefined }

export type RetriedState = 'abandoned' | 'undelivered'

const STATES: readonly string[] = ['undelivered', 'delivered', 'abandoned', 'blocked']
const DEFAULT_LIMIT = 50

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const EVERYWHERE = { json: flag, table: flag, help: { ...flag, short: 'h' } } as const
const FILTERS = {
  form: text,
  state: text,
  page: text,
  campaign: text,
  since: text,
  until: text,
  limit: text,
} as const

/** Parses the command line; throws a one-line `StartError` that names the valid form. */
export function readArguments([name, ...rest]: string[], now: number): Command {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return { name: 'help', shape: undefined }
  }
  const read = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!read) {
    const known = Object.keys(COMMANDS).join(', ')
    throw new StartError(`There is no command "${name}"; there are ${known}. See --help.`)
  }
  return read(rest, now)
}

const COMMANDS: Record<string, (args: string[], now: number) => Command> = {
  list: (args, now) => {
    const { values, command } = parse(args, FILTERS, 0)
    const filters = { limit: DEFAULT_LIMIT, ...readFilters(values, now) }
    return command({ name: 'list', filters })
  },
  show: (args) => {
    const { positionals, values, command } = parse(args, {}, 1)
    const [id] = positionals
    if (!id && !values.help)
      throw new StartError('Name a submission: show ID (list prints the ids).')
    return command({ name: 'show', id: id ?? '' })
  },
  export: (args, now) => {
    const options = { ...FILTERS, format: text, out: text, files: text }
    const { values, command } = parse(args, options, 0)
    const { format = 'csv', out, files } = values
    if (format !== 'csv' && format !== 'json') {
      throw new StartError(`--format must be csv or json, not "${format}".`)
    }
    return command({ name: 'export', filters: readFilters(values, now), format, out, files })
  },
  retry: (args) => {
    const { positionals: ids, values, command } = parse(args, { state: text }, Infinity)
    const state = values.state === undefined ? undefined : retriedState(values.state)
    if (!values.help && ids.length > 0 === (state !== undefined)) {
      throw new StartError('Name a submission: retry ID …, or retry --state abandoned.')
    }
    return command({ name: 'retry', ids, state })
  },
  purge: (args) => {
    const options = { 'older-than': text, 'include-undelivered': flag, yes: flag }
    const { values, command } = parse(args, options, 0)
    const age = values['older-than']
    if (!age && !values.help) throw new StartError('Name an age: purge --older-than 180d.')
    return command({
      name: 'purge',
      olderThanMs: age ? parseAge(age, '--older-than') : 0,
      includeUndelivered: values['include-undelivered'],
      yes: values.yes,
    })
  },
  person: (args) => {
    const options = { export: flag, erase: flag, 'include-mentions': flag, out: text, yes: flag }
    const { positionals, values, command } = parse(args, options, 1)
    const email = cleanEmail(positionals[0] ?? '')
    if (!values.help) refusePerson(email, values)
    return command({
      name: 'person',
      email,
      task: values.erase ? 'erase' : values.export ? 'export' : 'list',
      includeMentions: values['include-mentions'],
      out: values.out,
      yes: values.yes,
    })
  },
  audit: (args, now) => {
    const { since, until, limit } = FILTERS
    const { values, command } = parse(args, { since, until, limit }, 0)
    const filters = { limit: DEFAULT_LIMIT, ...readFilters(values, now) }
    return command({ name: 'audit', filters })
  },
  migrate: (args) => parse(args, {}, 0).command({ name: 'migrate' }),
}

// Looser than the forms' rule, so that addresses stored under older rules are found.
const ADDRESS = /^[^\s@]+@[^\s@]+$/

type PersonFlags = { export: boolean; erase: boolean; yes: boolean; out?: string | undefined }

function refusePerson(email: string, { export: exports, erase, out, yes }: PersonFlags): void {
  if (!email) throw new StartError('Say whose: person EMAIL.')
  if (!ADDRESS.test(email)) {
    throw new StartError(`"${email}" is not an email address; write it as ada@example.org.`)
  }
  if (exports && erase) {
    throw new StartError('--export or --erase, not both: export first, then erase.')
  }
  if (out !== undefined && !exports) throw new StartError('--out needs --export.')
  if (yes && !erase) throw new StartError('--yes is for --erase only.')
}

type Options = ParseArgsOptionsConfig
type WithoutShape<Type> = Type extends Command ? Omit<Type, 'shape'> : never

function parse<Own extends Options>(args: string[], options: Own, most: number) {
  const all = { ...options, ...EVERYWHERE }
  const { values, positionals } = parseArguments(args, all, { most, help: ' See --help.' })
  const { json, table, help } = values as { json: boolean; table: boolean; help: boolean }
  if (json && table) throw new StartError('--json or --table, not both.')
  const shape: Shape = json ? 'json' : table ? 'table' : undefined
  const command = (read: WithoutShape<Command>): Command =>
    help ? { name: 'help', shape } : { ...read, shape }
  return { values, positionals, command }
}

type FilterValues = { [Name in keyof typeof FILTERS]?: string | undefined }

function readFilters(
  { form, state, page, campaign, since, until, limit }: FilterValues,
  now: number,
): Filters {
  return {
    ...(form !== undefined && { form }),
    ...(state !== undefined && { state: storedState(state) }),
    ...(page !== undefined && { page: readPage(page) }),
    ...(campaign !== undefined && { campaign: readCampaign(campaign) }),
    ...(since !== undefined && { since: parseMoment(since, { option: '--since', now }) }),
    ...(until !== undefined && { until: parseMoment(until, { option: '--until', now }) }),
    ...(limit !== undefined && { limit: readLimit(limit) }),
  }
}

function readLimit(limit: string): number {
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit)
  throw new StartError(`--limit must be a whole number, 1 or more, not "${limit}".`)
}

/** A stored path; a full URL is reduced to its path. */
function readPage(page: string): string {
  const path = URL.parse(page)?.pathname ?? page
  if (path.startsWith('/')) return path
  throw new StartError(`--page must be a path such as /solutions/compliance, not "${page}".`)
}

/** A campaign in the spelling by which it is stored. */
function readCampaign(campaign: string): string {
  const name = campaignName(campaign)
  if (name) return name
  throw new StartError(`--campaign must be a name such as spring-launch, not "${campaign}".`)
}

function storedState(state: string): State {
  if (STATES.includes(state)) return state as State
  throw new StartError(`--state must be ${STATES.join(', ')}; not "${state}".`)
}

function retriedState(state: string): RetriedState {
  if (state === 'abandoned' || state === 'undelivered') return state
  if (state === 'blocked') {
    throw new StartError(
      'Blocked submissions are released one by one: look at each, then retry ID.',
    )
  }
  throw new StartError(`retry --state must be abandoned or undelivered, not "${state}".`)
}

const DAY = 24 * 60 * 60 * 1000
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?Z?$/

type Reading = { option: '--since' | '--until'; now: number }

/**
 * Parses a day, a minute or an age as UTC in ms since 1970. `--until DAY` includes the whole day: the result is its
 * last millisecond.
 */
export function parseMoment(text: string, { option, now }: Reading): number {
  if (looksLikeAge(text)) return now - parseAge(text, option)
  const [, day = '', minute] = MOMENT.exec(text) ?? []
  const moment = Date.parse(`${day}T${minute ?? '00:00'}Z`)
  // February 30 would parse as March 2.
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    throw new StartError(
      `${option} must be a day such as 2026-03-01, a minute such as 2026-03-01T14:30 (UTC), or an age such as 7d; not "${text}".`,
    )
  }
  return option === '--until' && !minute ? moment + DAY - 1 : moment
}

const HOUR = 60 * 60 * 1000
const UNITS: Record<string, number> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR }
/** A century: longer ages are typing errors. */
const LONGEST = 36_525 * 24 * HOUR

/** Milliseconds of an age such as `180d`, `12h` or `4w`. */
export function parseAge(text: string, option: string): number {
  const [, digits, unit = ''] = /^(\d{1,6})([hdw])$/.exec(text) ?? []
  const age = Number(digits) * (UNITS[unit] ?? Number.NaN)
  if (age > 0 && age <= LONGEST) return age
  throw new StartError(
    `${option} must be a number of hours, days or weeks, such as 12h, 180d or 4w; not "${text}".`,
  )
}

/** Whether the text looks like an age, valid or not. */
const looksLikeAge = (text: string) => /^\d+[a-z]$/i.test(text)
