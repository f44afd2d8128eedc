import { campaignName } from '../../web/src/leads/forms/campaign-name.ts'
import { StartError } from '../run/start-error.ts'
import type { State } from './fates.ts'
import type { Filters } from './filters.ts'
import { parseMoment } from './parse-moment.ts'

const text = { type: 'string' } as const

/** Options of the commands that choose submissions. */
export const FILTERS = {
  form: text,
  state: text,
  page: text,
  campaign: text,
  since: text,
  until: text,
  limit: text,
} as const

const STATES: readonly string[] = ['undelivered', 'delivered', 'abandoned', 'blocked']

type FilterValues = { [Name in keyof typeof FILTERS]?: string | undefined }

/** The filters of `list`, `export` and `audit`; throws a one-line `StartError` that names the valid form. */
export function readFilters(
  { form, state, page, campaign, since, until, limit }: FilterValues,
  now: number,
): Filters {
  return {
    ...(form !== undefined && { form }),
    ...(state !== undefined && { state: storedState(state) }),
    ...(page !== undefined && { page: readPage(page) }),
    ...(campaign !== undefined && { campaign: readCampaign(campaign) }),
    ...(since !== undefined && { since: parseMoment(since, { option: '--since', now }) }),
    ...(until !== undefined && { until: parseMoment(until, { option: '--until', now }) }),
    ...(limit !== undefined && { limit: readLimit(limit) }),
  }
}

function readLimit(limit: string): number {
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit)
  throw new StartError(`--limit must be a whole number, 1 or more, not "${limit}".`)
}

/** A stored path; a full URL is reduced to its path. */
function readPage(page: string): string {
  const path = URL.parse(page)?.pathname ?? page
  if (path.startsWith('/')) return path
  throw new StartError(`--page must be a path such as /solutions/compliance, not "${page}".`)
}

/** A campaign in the spelling by which it is stored. */
function readCampaign(campaign: string): string {
  const name = campaignName(campaign)
  if (name) return name
  throw new StartError(`--campaign must be a name such as spring-launch, not "${campaign}".`)
}

function storedState(state: string): State {
  if (STATES.includes(state)) return state as State
  throw new StartError(`--state must be ${STATES.join(', ')}; not "${state}".`)
}
