import { parseArgs } from 'node:util'
import { StartError } from '../run/start-error.ts'

/** Groups of pictures; `studio` and `drafts` are opt-in. */
export const GROUPS = [
  'pages',
  'dialogs',
  'menus',
  'consent',
  'gallery',
  'drafts',
  'studio',
] as const

export type Options = {
  base: string
  /** Limits the pictures to these groups and to paths that match one of these patterns; empty for all. */
  only: string[]
  /** Also the Studio's screens and pages in draft mode. */
  studio: boolean
  /** Rebuilds both versions, ignoring earlier builds. */
  fresh: boolean
}

export const USAGE = `npm run compare -- BASE [options]

Takes pictures of BASE, a revision of git, and of the working tree, and reports where they differ.

  --only WHAT    limits it; may be repeated: a path such as '/products/*', or one of
                 ${GROUPS.join(', ')}
  --studio       also the Studio's own screens and pages in draft mode
  --fresh        builds both versions again
  --help         prints this text`

/** Parses the command line; undefined for help. Throws a `StartError` with the usage on an error. */
export function readOptions(args: string[]): Options | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [base, ...rest] = positionals
  if (!base || rest.length > 0) throw new StartError(`Name one revision.\n\n${USAGE}`)
  const { only, studio, fresh } = values
  const unknown = only.find((word) => !word.startsWith('/') && !isGroup(word))
  if (unknown !== undefined) {
    throw new StartError(
      `--only ${unknown}: write a path that begins with a slash, or one of ${GROUPS.join(', ')}.`,
    )
  }
  const needsStudio = only.find((word) => word === 'studio' || word === 'drafts')
  if (needsStudio && !studio) throw new StartError(`--only ${needsStudio} needs --studio.`)
  return { base, only, studio, fresh }
}

/** Whether a picture of this group and path is wanted. A pattern selects pages, not the dialogs above them. */
export function isWanted(only: string[], group: string, path: string): boolean {
  if (only.length === 0) return true
  const isPage = group === 'pages' || group === 'drafts'
  return only.some((word) => (word.startsWith('/') ? isPage && fits(word, path) : word === group))
}

/** Whether a path matches a pattern with the wildcard `*`. */
function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w/]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

const isGroup = (word: string) => GROUPS.some((group) => group === word)

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        studio: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StartError(`${reason}.\n\n${USAGE}`)
  }
}
