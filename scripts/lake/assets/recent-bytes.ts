/** A cache of buffers, bounded by their total size; evicts the oldest first. */
export class RecentBytes {
  readonly #limit: number
  readonly #entries = new Map<string, Buffer>()
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Buffer | undefined {
    return this.#entries.get(key)
  }

  set(key: string, bytes: Buffer): void {
    if (bytes.length > this.#limit / 4) return
    this.#size += bytes.length - (this.#entries.get(key)?.length ?? 0)
    this.#entries.delete(key)
    this.#entries.set(key, bytes)
    for (const [oldest, { length }] of this.#entries) {
      if (this.#size <= this.#limit) return
      this.#entries.delete(oldest)
      this.#size -= length
    }
  }
}
