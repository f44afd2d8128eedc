import { createInterface } from 'node:readline'
import { StartError } from '../run/start-error.ts'
import type { Inbox } from './open-store.ts'

/** Asks for confirmation to delete `what`; throws a `StartError` unless the answer is yes, or without a terminal. */
export async function confirmDeletion({ isTerminal }: Inbox, what: string): Promise<void> {
  if (!isTerminal)
    throw new StartError(`${what} would be deleted. There is no terminal to confirm on: add --yes.`)
  if (!(await ask(`${what} will be deleted permanently. Continue?`)))
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
  // After Ctrl-C the cursor is still behind the question.
  if (answer === undefined) console.error()
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}
