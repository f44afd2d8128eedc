import { problem } from '@/http/problem'
import { leadsInTime } from '@/leads/server/start-leads'
import { reasonOf } from '@/leads/server/store/error-reason'
import { readResults } from '@/leads/server/store/read-results'
import { TIMEOUT_MS } from '@/leads/server/store/settings'
import { inTime } from '@/lib/in-time'
import { log } from '@/lib/log'
import { RESULT_PERIODS } from '@/lib/studio-api'
import { forEditors } from '../studio-session'

/** Counts of submissions, for the tool “Results”. No personal data. */
export const { GET, OPTIONS } = forEditors(async (request) => {
  const { searchParams } = new URL(request.url)
  const days = RESULT_PERIODS.find((each) => String(each) === searchParams.get('days'))
  if (!days) return problem(400, 'There are no results for this number of days.')
  try {
    const leads = await leadsInTime()
    if (!leads) return problem(503, NO_STORE)
    const results = readResults(leads.database, { days, now: Date.now() })
    return Response.json(await inTime(results, TIMEOUT_MS.results))
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'results: the counts cannot be read')
    return problem(503, NO_STORE)
  }
})

const NO_STORE = 'The site cannot read its submissions at the moment. Try again in a minute.'
