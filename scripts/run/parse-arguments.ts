import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartError } from './start-error.ts'

type Rules = {
  /** How many arguments without a name there may be. */
  most: number
  /** What the error of a malformed argument ends with: where to read what would be right. */
  help: string
}

/** Parses the arguments of a command; throws a `StartError` that names the first wrong one. */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  { most, help }: Rules,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    const extra = parsed.positionals[most]
    if (extra !== undefined) throw new Error(`"${extra}" is one argument too many`)
    return parsed
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StartError(`${reason}.${help}`)
  }
}
