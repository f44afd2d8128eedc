import 'server-only'
import { log } from '@/lib/log'

/**
 * Writes what Next prints into our log, as one line each. Next prints errors with their stacks, in many lines that no tool
 * can read, and takes no logger. `onRequestError` gets errors of routes only, and Next prints those, too.
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

/** What was printed, without quoted texts and paths, which a visitor may have sent. */
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

/** The frames of a stack, without the message that it begins with. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim())
}
