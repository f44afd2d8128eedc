import 'server-only'
import { env } from '@/env'
import { noteClientAddress } from './accept/note-client-address'
import { closeLeads, runningLeads } from './running-leads'

/** Starts delivering with the server, and ends with it. */
export async function startLeads(): Promise<void> {
  noteClientAddress(env.LEADS_TRUSTED_PROXIES)
  finishBeforeExit(closeLeads)
  // A site whose store is out of reach still shows its pages; each request tries again.
  await runningLeads().catch((error: unknown) =>
    console.error(`leads: ${env.LEADS_DATABASE} cannot be opened; requests are refused`, error),
  )
}

/**
 * Next ends the process by itself after SIGTERM or SIGINT and waits for no one but its requests.
 * A message that was sent but not recorded would be sent again, so the exit waits for the record.
 */
function finishBeforeExit(finish: () => Promise<void>): void {
  const exit = process.exit.bind(process)
  const wait = () => {
    const finished = finish().catch((error: unknown) => console.error('leads:', error))
    process.exit = ((code) => void finished.then(() => exit(code))) as typeof process.exit
  }
  process.once('SIGTERM', wait)
  process.once('SIGINT', wait)
}
