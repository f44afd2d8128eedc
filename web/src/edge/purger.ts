import { setTimeout as sleep } from 'node:timers/promises'
import type { Adapter, PurgeCall } from './adapters.ts'
import { SITE_KEY } from './edge-keys.ts'

/** How long, in ms, the edge may take for one call. */
const CALL_MS = 3000
/** The most keys that wait; beyond, all pages are purged. */
const MOST_KEYS = 1000
/** In ms: doubled after each failure. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000

type Options = {
  adapter: Adapter
  /** `EDGE_PURGE_URL` */
  address: string
  /** `EDGE_PURGE_TOKEN` */
  token: string
  /** Called after each attempt, with the reason if it failed. */
  onAttempt: (failure?: string) => void
}

/** Purges pages at the edge, one batch at a time, of all keys that wait. A batch that fails is retried with back-off. */
export class Purger {
  readonly #options: Options
  readonly #waiting = new Set<string>()
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<boolean> | undefined
  #failures = 0
  #isRetrying = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether a purge has failed and not worked since. */
  get isOutstanding(): boolean {
    return this.#failures > 0
  }

  /**
   * Resolves to whether the edge has accepted these keys; if not, they are sent again until it has. In any case they are
   * sent again after each of these times, in ms.
   */
  async purge(keys: readonly string[], againAfter: readonly number[] = []): Promise<boolean> {
    for (const ms of againAfter) {
      void sleep(ms, undefined, { ref: false }).then(() => this.#flush(keys))
    }
    return this.#flush(keys)
  }

  #flush(keys: readonly string[]): Promise<boolean> {
    this.#wait(keys)
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const sent = this.#send()
      this.#running = sent
      return sent
    })
    return this.#next
  }

  #wait(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.add(key)
    if (this.#waiting.size <= MOST_KEYS && !this.#waiting.has(SITE_KEY)) return
    this.#waiting.clear()
    this.#waiting.add(SITE_KEY)
  }

  async #send(): Promise<boolean> {
    const keys = [...this.#waiting]
    this.#waiting.clear()
    const { adapter, address, token, onAttempt } = this.#options
    try {
      for (let start = 0; start < keys.length; start += adapter.keysPerCall) {
        const some = keys.slice(start, start + adapter.keysPerCall)
        await Promise.all(adapter.calls(address, token, some).map((call) => this.#call(call)))
      }
      this.#failures = 0
      onAttempt()
      return true
    } catch (error) {
      this.#failures++
      onAttempt(reasonOf(error))
      this.#wait(keys)
      this.#retry()
      return false
    }
  }

  #retry(): void {
    if (this.#isRetrying) return
    this.#isRetrying = true
    const pause = Math.min(FIRST_PAUSE * 2 ** (this.#failures - 1), LONGEST_PAUSE)
    void sleep(pause, undefined, { ref: false }).then(() => {
      this.#isRetrying = false
      return this.#flush([])
    })
  }

  async #call({ url, ...init }: PurgeCall): Promise<void> {
    const signal = AbortSignal.timeout(CALL_MS)
    const response = await fetch(url, { ...init, signal, redirect: 'manual', cache: 'no-store' })
    const body: unknown = await response.json().catch(() => undefined)
    const { hasWorked } = this.#options.adapter
    if (!response.ok || (hasWorked && !hasWorked(body)))
      throw new Error(`the edge answered ${response.status}`)
  }
}

/** Why a call failed, without addresses and tokens; the reason of "fetch failed" is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.message
}
