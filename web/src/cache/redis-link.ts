import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, ErrorReply, RESP_TYPES } from 'redis'
import { log } from '../lib/log.ts'

/** In ms. Commands fail fast: a page is rendered again rather than late. */
const COMMAND_MS = 500
const CONNECT_MS = 1500
const RETRY_MS = 500

export type RedisConnection = ReturnType<typeof newConnection>

/** Runs while Redis is connected, until it fails; after `open`, others may run commands. */
type Session = (commands: RedisConnection, open: () => RedisConnection) => Promise<never>

/**
 * Keeps two connections to Redis, and opens new ones when either fails or does not answer: the client's own
 * reconnection and timeouts do not cover a command that was sent to a server that hangs.
 */
export class RedisLink {
  readonly #url: string
  readonly #session: Session
  #connections: RedisConnection[] = []
  #lastReason: string | undefined

  constructor(url: string, session: Session) {
    this.#url = url
    this.#session = session
  }

  get isConnected(): boolean {
    return this.#connections.length > 0
  }

  /** Runs a command; throws if Redis is not connected or does not answer in time. */
  async run<Result>(command: (redis: RedisConnection) => Promise<Result>): Promise<Result> {
    const [commands] = this.#connections
    if (!commands) throw new Error('Redis is not connected')
    try {
      return await within(COMMAND_MS, command(commands))
    } catch (error) {
      // Redis refused the command, but it is connected.
      if (!(error instanceof ErrorReply)) this.#close()
      throw error
    }
  }

  async keepConnected(): Promise<never> {
    for (;;) {
      const opened = [newConnection(this.#url), newConnection(this.#url)] as const
      try {
        await within(CONNECT_MS, Promise.all(opened.map((connection) => connection.connect())))
        const [commands, follower] = opened
        await this.#session(commands, () => {
          this.#connections = [...opened]
          log.info('cache: Redis is connected')
          this.#lastReason = undefined
          // Blocked by commands that wait.
          return follower
        })
      } catch (error) {
        this.#report(error)
      }
      this.#close()
      for (const connection of opened) destroy(connection)
      // At different times, so that many servers do not return at once.
      await sleep(RETRY_MS * (0.5 + Math.random()), undefined, { ref: false })
    }
  }

  #close(): void {
    for (const connection of this.#connections.splice(0)) destroy(connection)
  }

  #report(error: unknown): void {
    const reason = error instanceof Error ? error.message || error.name : 'unknown'
    if (this.#lastReason === undefined)
      log.error({ reason }, 'cache: Redis is away, this server uses its own memory')
    this.#lastReason = reason
  }
}

/** Warns once of settings that make Redis fail when it is full. */
export async function warnOfLimits(redis: RedisConnection): Promise<void> {
  // Services that host Redis may refuse to tell.
  const limits = await redis.configGet(['maxmemory', 'maxmemory-policy']).catch(() => undefined)
  if (!limits || hasWarned) return
  hasWarned = true
  const policy = String(limits['maxmemory-policy'])
  if (String(limits.maxmemory) === '0' || !policy.startsWith('volatile-')) {
    log.warn(
      `cache: Redis should have a limit (maxmemory, such as 256mb) and maxmemory-policy volatile-lru; it has ${String(limits.maxmemory)} and ${policy}`,
    )
  }
}

let hasWarned = false

function newConnection(url: string) {
  const connection = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  // Failures reach us by the commands; an event without a listener would end the process.
  connection.on('error', () => undefined)
  return connection
}

function destroy(connection: RedisConnection): void {
  if (connection.isOpen) connection.destroy()
}

/** The promise's result, if it comes within so many ms. */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  // Nobody waits for a late failure.
  promise.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
