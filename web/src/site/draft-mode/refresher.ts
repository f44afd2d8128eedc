import type { HistoryRefresh } from '@sanity/visual-editing/react'
import { refreshPage } from '@/site/draft-mode/refresh-page'

/** The time without a further change after which the page is refreshed, in ms. */
const QUIET = 150

/** Refreshes the page once after each change: one request at a time, and none twice for the same revision. */
export class Refresher {
  #storesLate: boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #isOutdated = false
  #revisions = new Set<string>()

  constructor(storesLate: boolean) {
    this.#storesLate = storesLate
  }

  /** A document of the page was stored. */
  stored(revision: string | undefined): void {
    // Presentation announces it again a second later, which is when a slow content API can answer with it.
    if (revision && !this.#storesLate) this.#revisions.add(revision)
    this.#soon()
  }

  /** Presentation asks for a refresh; false if this change is shown already. */
  refresh = (request: HistoryRefresh): false | Promise<void> => {
    if (request.source === 'manual') return this.#now()
    const { _rev: revision } = request.document
    if (this.#revisions.has(revision)) return false
    this.#revisions.add(revision)
    return this.#now()
  }

  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#now(), QUIET)
  }

  #now(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#running) {
      this.#isOutdated = true
      return this.#running
    }
    this.#running = refreshPage()
      // A server that was updated since no longer knows the action of this page.
      .catch(() => window.location.reload())
      .finally(() => {
        this.#running = undefined
        if (this.#isOutdated) this.#soon()
        this.#isOutdated = false
      })
    return this.#running
  }
}
