import { perProcess } from './per-process.ts'

type Ending = {
  /** Whether this server has been told to end; it still answers. */
  isEnding: boolean
  /** Called at the signal, while requests are still answered. */
  begin?: () => Promise<void>
  /** Called when the last request has been answered. */
  finish?: () => Promise<void>
}

/** The end of this server, between the server and what it runs. */
export const ending = perProcess<Ending>('ending', () => ({ isEnding: false }))
