import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'
import { explainFailure } from '../seed/explain-failure.ts'
import { seedToken } from '../seed/seed-token.ts'

type Flags = Record<string, boolean>
type Command = {
  usage: string
  /** Its flags besides --help, without a value each. */
  flags?: readonly string[]
  /** What its one argument is; none takes no argument. */
  argument?: string
  run: (settings: Settings, flags: Flags, argument: string) => Promise<number>
}

/**
 * Runs a command on the content that the environment names and sets the exit code. A malformed argument or variable
 * and an error of the content API are told in words, with exit code 1.
 */
export async function runContentCommand(command: Command): Promise<void> {
  let settings: Settings | undefined
  try {
    const { flags, argument } = readArguments(process.argv.slice(2), command)
    if (flags.help) return console.log(command.usage)
    loadEnvFiles()
    settings = readSettings(process.env)
    process.exitCode = await command.run(settings, flags, argument)
  } catch (error) {
    console.error(settings && isOfApi(error) ? explainFailure(error, settings) : messageOf(error))
    process.exitCode = 1
  }
}

/** The token that reads drafts: SANITY_API_READ_TOKEN, or the token that may write. Throws a StartError without one. */
export function readToken(settings: Settings): string {
  return settings.content.token ?? seedToken(settings, process.env)
}

/** Where content is, for the first line of a command. */
export function nameOf({ content }: Settings): string {
  return `${content.dataset} at ${content.apiHost || `${content.projectId}.api.sanity.io`}`
}

function readArguments(args: string[], { usage, flags = [], argument }: Command) {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...flags, 'help'].map((name) => [name, { type: 'boolean', default: false }]),
  )
  const { values, positionals } = parse(args, options, usage)
  const wanted = argument ? 1 : 0
  if (!values.help && positionals.length !== wanted) {
    const reason = argument
      ? `Name one ${argument}.`
      : `"${positionals.join(' ')}" is one too many.`
    throw new StartError(`${reason}\n\n${usage}`)
  }
  return { flags: values as Flags, argument: positionals[0] ?? '' }
}

function parse(args: string[], options: ParseArgsOptionsConfig, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${messageOf(error).split('. ')[0]}.\n\n${usage}`)
  }
}

/** Whether the content API refused something, or could not be reached; other errors explain themselves. */
function isOfApi(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    'statusCode' in error ||
    /fetch failed|ECONN|ENOTFOUND|EAI_AGAIN/.test(`${error.message} ${error.cause}`)
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
