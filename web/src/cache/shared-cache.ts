import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { countCache, countRefresh } from './cache-metrics.ts'
import { tagsManifest } from './next-internals.ts'
import { type RedisConnection, RedisLink, warnOfLimits, within } from './redis-link.ts'
import { RefreshLog, timeOf } from './refresh-log.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** How long, in ms, the first request waits for Redis, and a read of its log. */
const START_MS = 1500
const BLOCK_MS = 1000
const JOIN_MS = 10_000
/** In bytes, compressed: a larger entry is kept in memory only. */
const LARGEST = 4 * 1024 * 1024
const DAY = 24 * 60 * 60
/** In seconds. Entries of earlier builds end with it. */
const LONGEST_LIFE = 7 * DAY
/** In seconds. A shorter life marks a result from before an outage (read/last-good.ts), which is not shared. */
const SHORTEST_LIFE = 60
/** The most renderings whose beginning is remembered. */
const MOST_BEGUN = 5000

export type Kind = 'page' | 'read'
/** When a rendering began: by this server's clock, and by the log of refreshes. */
export type Beginning = { time: number; position: string }
type Life = { revalidate: number | false | undefined; expire: number | undefined }
/** `timeHere`: the time in ms of an entry, by the clock of the server that rendered it, in this server's. */
type Found<Value> = { value: Value; timeHere: (time: number) => number }
type Stored<Value> = { value: Value; tags: string[]; position: string }

type Options = {
  /** The address of Redis; without it, this server has its own cache only. */
  url: string | undefined
  /** Names the content and the build, so that sites can share a Redis and builds do not mix. */
  content: string
  build: string
  /** Another server has refreshed these tags; undefined if some may have been missed. */
  onAnnounced?: (tags: readonly string[] | undefined) => void
  /** Announcements may have been missed. */
  onConnected?: () => void
}

/** The time now in ms, with fractions: by the clock that Next compares with, and later than what was kept before. */
const timeNow = (): number => performance.timeOrigin + performance.now()

/**
 * What all servers of a site share: the log of refreshed tags, and the rendered pages and reads of one build. It stands
 * behind Next's own memory and the build's files; a failure here is a cache miss.
 */
export class SharedCache {
  readonly isShared: boolean
  readonly #link: RedisLink | undefined
  readonly #log: RefreshLog
  readonly #content: string
  readonly #build: string
  readonly #onAnnounced: NonNullable<Options['onAnnounced']>
  readonly #begun = new Map<string, Beginning>()
  readonly #started: Promise<void>

  constructor({ url, content, build, onAnnounced, onConnected }: Options) {
    this.isShared = url !== undefined
    this.#onAnnounced = onAnnounced ?? (() => undefined)
    this.#content = content
    this.#build = `${content}:${build}`
    this.#log = new RefreshLog(`${content}:refreshed`)
    if (!url) {
      this.#started = Promise.resolve()
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#started = Promise.race([promise, sleep(START_MS, undefined, { ref: false })])
    this.#link = new RedisLink(url, async (commands, open) => {
      await within(JOIN_MS, this.#join(commands))
      const follower = open()
      resolve()
      // A server that refreshed tags while Redis was away may have ended before it sent them.
      onConnected?.()
      return this.#follow(commands, follower)
    })
    void this.#link.keepConnected()
  }

  /** Resolves when the log has been read, or after a timeout. */
  get started(): Promise<void> {
    return this.#started
  }

  get state(): 'own' | 'shared' | 'away' {
    if (!this.#link) return 'own'
    return this.#link.isConnected ? 'shared' : 'away'
  }

  /** Notes that an entry is being rendered, unless it is noted already. */
  begin(key: string): void {
    if (this.#begun.has(key)) return
    this.#begun.set(key, { time: timeNow(), position: this.#log.position })
    const oldest = this.#begun.keys().next().value
    if (this.#begun.size > MOST_BEGUN && oldest !== undefined) this.#begun.delete(oldest)
  }

  /** When the rendering of an entry began; asked once, at its end. */
  takeBeginning(key: string): Beginning | undefined {
    const begun = this.#begun.get(key)
    this.#begun.delete(key)
    return begun
  }

  /**
   * An entry of this build, unless a tag of it was refreshed since its rendering began. So it is younger than the last
   * refresh of its tags on this server, and older than now, whatever the clock of the server that rendered it says.
   */
  async read<Value>(kind: Kind, key: string): Promise<Found<Value> | undefined> {
    const bytes = await this.readBytes(`${this.#build}:${kind}:${hashOf(key)}`)
    if (!bytes) return undefined
    try {
      const { value, tags, position } = deserialize(await decompress(bytes)) as Stored<Value>
      if (!this.#log.covers(position, tags)) return undefined
      const refreshed = Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.expired ?? 0))
      return { value, timeHere: (time) => Math.max(Math.min(time, Date.now()), refreshed) }
    } catch {
      return undefined
    }
  }

  /** Stores an entry for all servers of this build; its life in seconds. Never rejects. */
  async keep(kind: Kind, key: string, entry: Stored<unknown>, life: Life): Promise<void> {
    // Before the first connection there was no position.
    if (this.state !== 'shared' || entry.position === '') return
    if (typeof life.revalidate === 'number' && life.revalidate < SHORTEST_LIFE) return
    try {
      const bytes = await compress(serialize(entry))
      if (bytes.length > LARGEST) return countCache(kind, 'too-large')
      const name = `${this.#build}:${kind}:${hashOf(key)}`
      await this.keepBytes(name, bytes, life.expire ?? LONGEST_LIFE)
    } catch {
      // What cannot be stored is rendered by each server.
    }
  }

  async readBytes(key: string): Promise<Buffer | undefined> {
    if (this.state !== 'shared') return undefined
    const answer = await this.#link?.run((redis) => redis.get(key)).catch(() => undefined)
    return answer ? Buffer.from(answer as unknown as Uint8Array) : undefined
  }

  async keepBytes(key: string, bytes: Buffer, life = LONGEST_LIFE): Promise<void> {
    const EX = Math.max(1, Math.ceil(Math.min(life, LONGEST_LIFE)))
    await this.#link
      ?.run((redis) => redis.set(key, bytes, { expiration: { type: 'EX', value: EX } }))
      .catch(() => undefined)
  }

  /** The name of something that belongs to the content and outlives builds. */
  nameOf(part: string): string {
    return `${this.#content}:${part}`
  }

  /** Tells all servers that tags were refreshed: at once (true), or when Redis is back (false). */
  async announce(tags: readonly string[]): Promise<boolean> {
    if (!this.#link) return false
    this.#log.note(tags)
    return this.#link
      .run(async (redis) => {
        await this.#log.send(redis)
        // Moves the position: renderings that begin from now on are later.
        this.#apply(await this.#log.since(redis))
      })
      .then(
        () => true,
        () => false,
      )
  }

  /** Expires this server's entries with these tags, as of now or of an earlier time. */
  expireHere(tags: readonly string[], time = timeNow()): void {
    for (const tag of tags) {
      const known = tagsManifest.get(tag)
      if ((known?.expired ?? 0) < time) tagsManifest.set(tag, { stale: time, expired: time })
    }
    if (tags.length > 0) countRefresh()
  }

  async #join(redis: RedisConnection): Promise<void> {
    await warnOfLimits(redis)
    const isFirst = this.#log.position === ''
    const entries = await this.#log.join(redis)
    for (const entry of entries) {
      const tags = this.#log.apply(entry)
      // At start the memory is empty: only the build's files may be older than a refresh.
      this.expireHere(tags, isFirst ? timeOf(entry) : undefined)
    }
    await this.#log.send(redis)
    this.#onAnnounced(undefined)
  }

  #apply(entries: Awaited<ReturnType<RefreshLog['next']>>): void {
    for (const entry of entries) {
      const tags = this.#log.apply(entry)
      if (tags.length === 0) continue
      this.expireHere(tags)
      this.#onAnnounced(tags)
    }
  }

  async #follow(commands: RedisConnection, follower: RedisConnection): Promise<never> {
    for (;;) {
      this.#apply(await within(BLOCK_MS + START_MS, this.#log.next(follower, BLOCK_MS)))
      if (this.#log.hasUnsent) await within(START_MS, this.#log.send(commands))
    }
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')
