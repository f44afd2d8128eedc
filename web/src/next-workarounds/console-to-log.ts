import 'server-only'
import { log } from '@/lib/log'

/**
 * Writes what Next prints about a failure into our log, as one line. Next prints errors with their stacks, in many
 * lines that no tool can read; it takes no logger of ours. `onRequestError` gets errors of routes only, and the same
 * errors are printed all the same.
 *
 * Remove when Next takes a logger: vercel/next.js#4808.
 */
export function logConsole(): void {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
  if (process.env.NODE_ENV === 'development') return
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...printed: unknown[]) => log[level](describe(printed), `next: ${level}`)
  }
}

/** What was printed, without what a visitor may have sent: texts in quotes, and paths. */
export function describe(printed: readonly unknown[]): { reason: string; stack?: string[] } {
  const error = printed.find((each) => each instanceof Error)
  const texts = printed.filter((each) => typeof each === 'string')
  const reason = [...texts, ...messagesOf(error)].map(withoutVisitor).join(' ').trim()
  return { reason, ...(error && { stack: framesOf(error) }) }
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [`${error.name}: ${error.message}`, ...messagesOf(error.cause)]
}

const withoutVisitor = (text: string) =>
  text
    .replace(/(["'`]).*?\1/gs, '…')
    .replace(/\/\S+/g, '/…')
    .replace(/\s+/g, ' ')

const MOST_FRAMES = 8

/** The places in our code and Next's, not the message that a stack begins with. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim())
}
