import type { ParseArgsOptionsConfig } from 'node:util'
import { cleanEmail } from '../../web/src/leads/forms/addresses.ts'
import { parseArguments } from '../run/parse-arguments.ts'
import { StartError } from '../run/start-error.ts'
import type { Filters } from './filters.ts'
import { parseAge } from './parse-moment.ts'
import { FILTERS, readFilters } from './read-filters.ts'

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

const DEFAULT_LIMIT = 50

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const EVERYWHERE = { json: flag, table: flag, help: { ...flag, short: 'h' } } as const

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

function retriedState(state: string): RetriedState {
  if (state === 'abandoned' || state === 'undelivered') return state
  if (state === 'blocked') {
    throw new StartError(
      'Blocked submissions are released one by one: look at each, then retry ID.',
    )
  }
  throw new StartError(`retry --state must be abandoned or undelivered, not "${state}".`)
}
