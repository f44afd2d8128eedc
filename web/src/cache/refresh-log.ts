import type { RedisConnection } from './redis-link.ts'

/** Refreshes kept in Redis; entries older than the oldest of them are not used. */
const KEPT = 10_000
const PER_READ = 1000
const TAGS_PER_ENTRY = 500

type Entry = { id: string; tags: string[] }

/**
 * The log of refreshed tags, a stream in Redis: each server appends what it was told and applies what others were. The
 * place in the log at which a page's rendering began tells whether the page is older than a refresh of its tags. Clocks
 * of servers may differ; the log has one order for all.
 */
export class RefreshLog {
  readonly #key: string
  /** The last entry per tag, and the oldest of the log: padded ids, which compare as text. */
  readonly #lastOf = new Map<string, string>()
  #oldest = ''
  #position = ''
  /** Refreshed here while Redis was away. */
  readonly #unsent = new Set<string>()

  constructor(key: string) {
    this.#key = key
  }

  /** Up to where this server has applied the log; empty before the first connection. */
  get position(): string {
    return this.#position
  }

  get hasUnsent(): boolean {
    return this.#unsent.size > 0
  }

  /** Whether what was begun at this position contains every refresh of its tags. */
  covers(position: string, tags: readonly string[]): boolean {
    if (position === '' || position < this.#oldest) return false
    return tags.every((tag) => !this.#unsent.has(tag) && (this.#lastOf.get(tag) ?? '') <= position)
  }

  /** Notes tags that are to be sent, at the latest when Redis is back. */
  note(tags: readonly string[]): void {
    for (const tag of tags) this.#unsent.add(tag)
  }

  /** Appends what was noted. */
  async send(redis: RedisConnection): Promise<void> {
    const tags = [...this.#unsent]
    for (let start = 0; start < tags.length; start += TAGS_PER_ENTRY) {
      const some = tags.slice(start, start + TAGS_PER_ENTRY)
      const id = await redis.xAdd(
        this.#key,
        '*',
        { tags: JSON.stringify(some) },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } },
      )
      for (const tag of some) {
        this.#lastOf.set(tag, padded(String(id)))
        this.#unsent.delete(tag)
      }
    }
  }

  /** Reads what was appended since the last position, or all. `isGap` if some of it is no longer there. */
  async join(redis: RedisConnection): Promise<{ entries: Entry[]; isGap: boolean }> {
    const oldestOf = async () => toEntries(await redis.xRange(this.#key, '-', '+', { COUNT: 1 }))[0]
    let first = await oldestOf()
    if (!first) {
      await redis.xAdd(this.#key, '*', { tags: '[]' })
      first = await oldestOf()
    }
    this.#oldest = padded(first?.id ?? '')
    const isGap = this.#position !== '' && this.#position < this.#oldest
    const entries: Entry[] = []
    for (;;) {
      const from = this.#position && !isGap ? `(${unpadded(this.#position)}` : '-'
      const since = entries.at(-1)
      const start = since ? `(${since.id}` : from
      const read = toEntries(await redis.xRange(this.#key, start, '+', { COUNT: PER_READ }))
      entries.push(...read)
      if (read.length < PER_READ) break
    }
    return { entries, isGap }
  }

  /** Waits up to `blockMs` for further entries. */
  async next(redis: RedisConnection, blockMs: number): Promise<Entry[]> {
    const answer = await redis.xRead(
      { key: this.#key, id: unpadded(this.#position) },
      { BLOCK: blockMs, COUNT: PER_READ },
    )
    const streams = (answer ?? []) as unknown as { messages: Parameters<typeof toEntries>[0] }[]
    return streams.flatMap(({ messages }) => toEntries(messages))
  }

  /** Moves on past an entry; returns the tags that this server has not refreshed itself. */
  apply({ id, tags }: Entry): string[] {
    const at = padded(id)
    this.#position = at
    const others = tags.filter((tag) => (this.#lastOf.get(tag) ?? '') < at)
    for (const tag of others) this.#lastOf.set(tag, at)
    return others
  }
}

/** When an entry was appended, in ms, by the clock of Redis. */
export const timeOf = ({ id }: Entry): number => Number(id.split('-')[0])

const padded = (id: string): string =>
  id
    .split('-')
    .map((part) => part.padStart(16, '0'))
    .join('-')
const unpadded = (id: string): string => id.split('-').map(Number).join('-')

type Message = { id: unknown; message: Record<string, unknown> } | null

function toEntries(messages: readonly Message[] | null): Entry[] {
  return (messages ?? []).flatMap((each) => {
    if (!each) return []
    const tags = JSON.parse(String(each.message.tags ?? '[]')) as string[]
    return [{ id: String(each.id), tags }]
  })
}
