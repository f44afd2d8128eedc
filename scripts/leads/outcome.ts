import type { Store } from './open-store.ts'

/** What a command has to say: for people, and the same for programs. */
export type Outcome = { table: () => void; json: unknown } | { document: string }

/** What every command works with. */
export type Inbox = Store & {
  now: number
  /** Where a person can be asked something. */
  isTerminal: boolean
}
