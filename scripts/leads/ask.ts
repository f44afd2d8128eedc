import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Asks on the terminal; anything but yes, and the end of the input, is no. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ended = once(terminal, 'close').then(() => [''])
  terminal.setPrompt(`${question} [y/N] `)
  terminal.prompt()
  const [answer] = await Promise.race([once(terminal, 'line'), ended])
  terminal.close()
  return /^y(es)?$/i.test(String(answer).trim())
}
