import { pino } from 'pino'
import { PinoPretty } from 'pino-pretty'
import { env } from '../env.ts'

// Relative imports with extensions: Node also loads this file without a bundler.

// `npm start` writes our output to its own terminal (scripts/run/programs.ts).
const isPretty = process.argv.includes('--pretty') || process.stdout.isTTY

/** Not by `Date.now()`: Next fails a page whose prerender reads it, also when it only logs (`next-prerender-current-time`). */
const now = () => new Date(performance.timeOrigin + performance.now())

/**
 * The server's log, on stdout: a line of JSON each, or text where stdout is a terminal. Written synchronously: Next cannot
 * bundle pino's worker threads, and a crash would lose their last lines.
 *
 * Never pass it what visitors wrote or sent: no answers, file names, addresses, headers or query strings, and of paths
 * only missing ones that `mayLogPath` lets through. An error goes in as `reasonOf(error)`, since its properties may hold any of these, or a password.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${now().toISOString()}"`,
  },
  isPretty
    ? PinoPretty({
        sync: true,
        singleLine: true,
        ignore: 'pid,hostname',
        translateTime: 'SYS:HH:MM:ss',
      })
    : pino.destination({ dest: 1, sync: true }),
)
