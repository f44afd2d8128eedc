import { createInterface } from 'node:readline/promises'
import { StartError } from '../run/start-error.ts'
import type { Inbox } from './open-store.ts'

/** Asks for confirmation to delete `what`; throws a `StartError` unless the answer is yes, or without a terminal. */
export async function confirmDeletion({ isTerminal }: Inbox, what: string): Promise<void> {
  if (!isTerminal)
    throw new StartError(`${what} would be deleted. There is no terminal to confirm on: add --yes.`)
  if (!(await ask(`${what} will be deleted permanently. Continue?`)))
    throw new StartError('Nothing is deleted.')
}

/** Asks on the terminal; anything but yes is no. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C, or the end of the input.
  const ended = new AbortController()
  terminal.once('close', () => ended.abort())
  const answer = await terminal.question(`${question} [y/N] `, ended).catch(() => '')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
