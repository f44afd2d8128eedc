import { reasonOf } from '@/leads/server/database/error-reason'
import { inTime, TIMEOUT_MS } from '@/leads/server/database/timeouts'
import { readFormCounts } from '@/leads/server/form-events/read-counts'
import { countRequests } from '@/leads/server/request-counts'
import { leadsInTime } from '@/leads/server/start-leads'
import { log } from '@/lib/log'
import { problem } from '@/lib/problem'
import { RESULT_KEYS, RESULT_PERIODS, type Results } from '@/lib/studio-api'
import { forEditors } from '../studio-session'

const DAY_MS = 86_400_000
const NO_STORE = 'The site cannot read its requests at the moment. Try again in a minute.'

/** Counts of requests and forms, for the tool “Results” and the panel of a document. No personal data. */
export const { GET, OPTIONS } = forEditors(async (request) => {
  const { searchParams } = new URL(request.url)
  const days = RESULT_PERIODS.find((each) => String(each) === searchParams.get('days'))
  const by = RESULT_KEYS.find((each) => each === searchParams.get('by'))
  if (!days || !by) return problem(400, 'There are no results for this question.')
  const leads = await leadsInTime()
  if (!leads) return problem(503, NO_STORE)
  const until = Date.now()
  const page = searchParams.get('page') ?? undefined
  const period = { since: until - days * DAY_MS, until, page }
  try {
    const [requests, forms] = await inTime(
      TIMEOUT_MS.store,
      Promise.all([
        countRequests(leads.database, { by, ...period }),
        readFormCounts(leads.database, period),
      ]),
    )
    return Response.json({ ...requests, forms } satisfies Results)
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'results: the counts cannot be read')
    return problem(503, NO_STORE)
  }
})
