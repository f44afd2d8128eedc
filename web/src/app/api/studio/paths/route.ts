import { reasonOf } from '@/leads/server/database/error-reason'
import { inTime, TIMEOUT_MS } from '@/leads/server/database/timeouts'
import { leadsInTime } from '@/leads/server/start-leads'
import { log } from '@/lib/log'
import { problem } from '@/lib/problem'
import { forEditors } from '../studio-session'

/** How often redirects were followed and missing addresses asked for, for the tool “Redirects”. */
export const { GET, OPTIONS } = forEditors(async () => {
  const leads = await leadsInTime()
  if (!leads) return unavailable()
  try {
    return Response.json(await inTime(TIMEOUT_MS.store, leads.countedPaths()))
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'paths: counts cannot be read')
    return unavailable()
  }
})

const unavailable = () => problem(503, 'The site cannot read its counts at the moment.')
