import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { parseArguments } from '../run/parse-arguments.ts'
import { StartError } from '../run/start-error.ts'
import { explainContentFailure, isOfContentApi } from './explain-content-failure.ts'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

type Command<Options extends ParseArgsOptionsConfig> = {
  usage: string
  options: Options
  /** Describes the positional argument; without it, the command takes none. */
  argument?: string
  /** Resolves to the exit code, 0 by default. */
  run: (
    settings: Settings,
    values: Values<Options>,
    argument: string,
  ) => Promise<number | undefined>
  /** Explains errors other than a `StartError` or one of the content API; default: the error's message. */
  explain?: (error: unknown) => string | undefined
}

/**
 * Runs a command and sets the exit code. Explains malformed arguments or variables and other errors in words, with exit
 * code 1.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Promise<void> {
  let settings: Settings | undefined
  try {
    const args = process.argv.slice(2)
    if (args.includes('--help')) return console.log(command.usage)
    const { usage, options, argument } = command
    const help = `\n\n${usage}`
    const { values, positionals } = parseArguments(args, options, { most: argument ? 1 : 0, help })
    if (argument && positionals.length === 0) throw new StartError(`Name one ${argument}.${help}`)
    loadEnvFiles()
    settings = readSettings(process.env)
    process.exitCode = (await command.run(settings, values, positionals[0] ?? '')) ?? 0
  } catch (error) {
    console.error(
      command.explain?.(error) ??
        (settings && isOfContentApi(error)
          ? explainContentFailure(error, settings)
          : messageOf(error)),
    )
    process.exitCode = 1
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
