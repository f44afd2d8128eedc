import { createInterface } from 'node:readline'
import { StartError } from '../run/start-error.ts'
import type { Inbox } from './open-store.ts'

/** Asks whether to delete `what`; throws a `StartError` if the answer is not yes, or if nobody can be asked. */
export async function confirmDeletion({ isTerminal }: Inbox, what: string): Promise<void> {
  if (!isTerminal)
    throw new StartError(`${what} would be deleted. Nobody can be asked here: add --yes.`)
  if (!(await ask(`${what} will be deleted for good. Go on?`)))
    throw new StartError('Nothing is deleted.')
}

/** Asks on the terminal; anything but yes, including the end of the input, is no. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  terminal.setPrompt(`${question} [y/N] `)
  terminal.prompt()
  const answer = await new Promise<string | undefined>((resolve) => {
    terminal.once('line', resolve)
    terminal.once('close', () => resolve(undefined))
  })
  terminal.close()
  // Ctrl-C leaves the cursor after the question.
  if (answer === undefined) console.error()
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}
