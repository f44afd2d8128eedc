import { createInterface } from 'node:readline'

/** Asks on the terminal; anything but yes, and the end of the input, is no. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  terminal.setPrompt(`${question} [y/N] `)
  terminal.prompt()
  const answer = await new Promise<string | undefined>((resolve) => {
    terminal.once('line', resolve)
    terminal.once('close', () => resolve(undefined))
  })
  terminal.close()
  // Ctrl-C leaves the cursor behind the question.
  if (answer === undefined) console.error()
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}
