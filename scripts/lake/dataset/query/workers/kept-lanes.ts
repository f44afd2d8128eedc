interface Lane {
  /** Whether no query runs or waits. */
  readonly isIdle: boolean
  endThreads(): Promise<void>
}

/** Each has a thread or two, of about 22 MB and a copy of its dataset. */
const MOST = 8

/** The lanes that keep their threads for later queries: those used last. All datasets share them. */
export class KeptLanes {
  /** The one used longest ago is first. */
  readonly #lanes = new Set<Lane>()

  /** Notes that a lane has got a query. */
  use(lane: Lane): void {
    this.#lanes.delete(lane)
    this.#lanes.add(lane)
    this.release()
  }

  /** Ends the threads of lanes that are too many; those that run queries are left alone until they are done. */
  release(): void {
    for (const lane of this.#lanes) {
      if (this.#lanes.size <= MOST) return
      if (!lane.isIdle) continue
      this.#lanes.delete(lane)
      void lane.endThreads()
    }
  }

  /** Forgets a lane that is closed. */
  forget(lane: Lane): void {
    this.#lanes.delete(lane)
  }
}
