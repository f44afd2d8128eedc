import 'server-only'
import { env } from '@/env'
import { noteClientAddress } from './accept/note-client-address'
import { describeLocation } from './database/location'
import { reasonOf } from './reason-of'
import { closeLeads, leadsLocation, runningLeads } from './running-leads'

const RETRY_MS = 10_000

/** Starts delivering with the server, and ends with it. */
export async function startLeads(): Promise<void> {
  noteClientAddress(env.LEADS_TRUSTED_PROXIES)
  finishBeforeExit(closeLeads)
  await untilOpen()
}

/** A site whose store is out of reach shows its pages; what waits in the store is delivered once it is back. */
async function untilOpen(): Promise<void> {
  try {
    await runningLeads()
  } catch (error) {
    const where = describeLocation(leadsLocation())
    console.error(`leads: ${where} cannot be opened; requests are refused (${reasonOf(error)})`)
    setTimeout(untilOpen, RETRY_MS).unref()
  }
}

/**
 * Next ends the process by itself after SIGTERM or SIGINT and waits for no one but its requests.
 * A message that was sent but not recorded would be sent again, so the exit waits for the record.
 */
function finishBeforeExit(finish: () => Promise<void>): void {
  const exit = process.exit.bind(process)
  const wait = () => {
    const finished = finish().catch((error: unknown) => console.error('leads:', reasonOf(error)))
    process.exit = ((code) => void finished.then(() => exit(code))) as typeof process.exit
  }
  process.once('SIGTERM', wait)
  process.once('SIGINT', wait)
}
