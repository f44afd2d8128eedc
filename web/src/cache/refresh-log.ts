import type { RedisConnection } from './redis-link.ts'

/** Refreshes kept in Redis. Cached entries from before the oldest of them are not used. */
const KEPT = 10_000
const PER_READ = 1000
const TAGS_PER_ENTRY = 500

type Entry = { id: string; tags: string[] }

/**
 * The log of refreshed tags, a stream in Redis: each server appends the tags that it refreshes and applies those of the
 * others. The position in the log at which a rendering began tells whether the page is older than a refresh of its tags,
 * although clocks of servers differ.
 */
export class RefreshLog {
  readonly #key: string
  /** The last entry per tag, and the oldest of the log: padded ids, which compare as text. */
  readonly #lastOf = new Map<string, string>()
  #oldest = ''
  #position = ''
  /** Refreshed here and not in the log yet, with the number of the note. */
  readonly #unsent = new Map<string, number>()
  #notes = 0

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
    if (this.#position === '' || position < this.#oldest) return false
    return tags.every((tag) => !this.#unsent.has(tag) && (this.#lastOf.get(tag) ?? '') <= position)
  }

  /** Notes tags to be sent, now or when Redis is back. */
  note(tags: readonly string[]): void {
    this.#notes++
    for (const tag of tags) this.#unsent.set(tag, this.#notes)
  }

  /** Appends what was noted. */
  async send(redis: RedisConnection): Promise<void> {
    const unsent = [...this.#unsent]
    for (let start = 0; start < unsent.length; start += TAGS_PER_ENTRY) {
      const some = unsent.slice(start, start + TAGS_PER_ENTRY)
      const id = await redis.xAdd(
        this.#key,
        '*',
        { tags: JSON.stringify(some.map(([tag]) => tag)) },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } },
      )
      const at = padded(String(id))
      for (const [tag, note] of some) {
        if ((this.#lastOf.get(tag) ?? '') < at) this.#lastOf.set(tag, at)
        // It may have been noted again meanwhile.
        if (this.#unsent.get(tag) === note) this.#unsent.delete(tag)
      }
    }
  }

  /** Reads what was appended since the last position; everything if the log is new to this server. */
  async join(redis: RedisConnection): Promise<Entry[]> {
    const one = { COUNT: 1 }
    const oldestOf = async () => toEntries(await redis.xRange(this.#key, '-', '+', one))[0]
    // Redis is new, or was emptied.
    if (!(await oldestOf())) await redis.xAdd(this.#key, '*', { tags: '[]' })
    this.#oldest = padded((await oldestOf())?.id ?? '')
    const [newest] = toEntries(await redis.xRevRange(this.#key, '+', '-', one))
    const isSame = this.#oldest <= this.#position && this.#position <= padded(newest?.id ?? '')
    if (!isSame) {
      this.#lastOf.clear()
      this.#position = ''
    }
    return this.since(redis)
  }

  /** Reads what was appended since the last position. */
  async since(redis: RedisConnection): Promise<Entry[]> {
    const entries: Entry[] = []
    for (let start = this.#position ? `(${unpadded(this.#position)}` : '-'; ; ) {
      const read = toEntries(await redis.xRange(this.#key, start, '+', { COUNT: PER_READ }))
      entries.push(...read)
      if (read.length < PER_READ) return entries
      start = `(${read.at(-1)?.id}`
    }
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
    // Both `next` and `announce` read it.
    if (at <= this.#position) return []
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
