import { parseArgs } from 'node:util'
import { StartError } from '../run/start-error.ts'
import { seedDocuments } from './seed-documents.ts'
import type { SeedOptions } from './write-seed.ts'

export const SEED_USAGE = `npm run seed -- [options]

  --dry-run      report what would be done, and write nothing
  --only TYPE    write only documents of this type
  --replace      also overwrite documents that editors changed, deleted or have in draft,
                 and count dates from today or SEED_DATE again
  --help         print this text`

/** Parses the flags of `npm run seed`. Throws a StartError with the usage for an unknown flag or type. */
export function readSeedArguments(args: string[]): SeedOptions & { help: boolean } {
  const values = parse(args)
  const types = [...new Set(seedDocuments.map(({ _type }) => _type))]
  if (values.only !== undefined && !types.some((type) => type === values.only)) {
    throw new StartError(`--only ${values.only}: unknown type. The seed has ${types.join(', ')}.`)
  }
  return {
    dryRun: values['dry-run'],
    replace: values.replace,
    only: values.only,
    help: values.help,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        only: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StartError(`${reason}.\n\n${SEED_USAGE}`)
  }
}
