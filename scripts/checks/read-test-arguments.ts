import { parseArgs } from 'node:util'
import { StartError } from '../run/start-error.ts'

const USAGE = 'npm test -- [--changed] [WORD …]: all steps, or those whose name contains a word.'

type Asked = { changed: boolean; words: string[]; help?: string }

/** What `npm test` was asked to run, of the steps with these names; throws a `StartError` of one line. */
export function readTestArguments(args: string[], steps: string[]): Asked {
  const { changed = false, help, words } = parse(args)
  const names = `The steps are: ${steps.join(' · ')}.`
  const unknown = words.filter((word) => !steps.some((name) => name.includes(word)))
  if (unknown.length > 0) throw new StartError(`No step is named ${unknown.join(' or ')}. ${names}`)
  return { changed, words, ...(help && { help: `${USAGE}\n${names}` }) }
}

function parse(args: string[]) {
  try {
    const options = { changed: { type: 'boolean' }, help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return { ...values, words: positionals }
  } catch (error) {
    throw new StartError(`${String((error as Error).message).split('. ')[0]}. ${USAGE}`)
  }
}
