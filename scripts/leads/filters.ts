import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Nullable,
  type SqlBool,
  sql,
} from 'kysely'
import type { LeadsTables } from '../../web/src/leads/server/store/schema.ts'
import { type State, submissionState } from './fates.ts'

/** Filters for submissions; times are ms since 1970, both ends included. */
export type Filters = {
  form?: string
  state?: State
  /** The path of the page that sent it; `/*` at the end matches all pages below. */
  page?: string
  /** As `campaignName` spells it. */
  campaign?: string
  since?: number
  until?: number
  limit?: number
  ids?: readonly string[]
}

type Tables = 'submission' | 'outbox_entry' | 'webhook_entry'
type Joined = LeadsTables & { webhook_entry: Nullable<LeadsTables['outbox_entry']> }
type Builder = ExpressionBuilder<Joined, Tables>

/** The filters as an SQL condition on submissions joined with their outbox entries. */
export function matching(filters: Omit<Filters, 'limit'>) {
  return (builder: Builder): ExpressionWrapper<Joined, Tables, SqlBool> => {
    const { form, state, page, campaign, since, until, ids } = filters
    return builder.and([
      ...(form === undefined ? [] : [builder('submission.form_type', '=', form)]),
      ...(state === undefined ? [] : [builder(submissionState, '=', state)]),
      ...(page === undefined ? [] : [fromPage(builder, page)]),
      ...(campaign === undefined ? [] : [builder('submission.campaign', '=', campaign)]),
      ...(since === undefined ? [] : [builder('submission.accepted_at', '>=', since)]),
      ...(until === undefined ? [] : [builder('submission.accepted_at', '<=', until)]),
      ...(ids === undefined ? [] : [builder('submission.id', 'in', ids)]),
    ])
  }
}

function fromPage(builder: Builder, page: string) {
  if (!page.endsWith('/*')) return builder('submission.page_path', '=', page)
  const below = page.slice(0, -1)
  const { length } = Array.from(below)
  // Not LIKE, because a path may contain % and _.
  const start = builder.fn<string>('substr', ['submission.page_path', sql.lit(1), sql.lit(length)])
  return builder(start, '=', below)
}
