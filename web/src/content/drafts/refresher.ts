import type { HistoryRefresh } from '@sanity/visual-editing/react'
import { refreshPage } from '@/content/drafts/refresh-page'

/** Debounce of changes in ms. */
const QUIET = 150

/** Refreshes the page after changes: one request at a time, and once per revision. */
export class Refresher {
  #storesLate: boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #isOutdated = false
  #revisions = new Set<string>()

  constructor(storesLate: boolean) {
    this.#storesLate = storesLate
  }

  /** Call when a document of the page was stored. */
  stored(revision: string | undefined): void {
    // Presentation announces it again a second later, when a slow content API returns it.
    if (revision && !this.#storesLate) this.#revisions.add(revision)
    this.#soon()
  }

  /** Handles a refresh request of the Presentation tool; false if the change is already shown. */
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
      // A server that was replaced since does not know this page's server action.
      .catch(() => window.location.reload())
      .finally(() => {
        this.#running = undefined
        if (this.#isOutdated) this.#soon()
        this.#isOutdated = false
      })
    return this.#running
  }
}
