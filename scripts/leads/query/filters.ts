import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { LeadsTables, OutboxEntry } from '../../../web/src/leads/server/database/schema.ts'

export type State = OutboxEntry['state']

/** Which requests are meant; times are milliseconds since 1970, both ends included. */
export type Filters = {
  form?: string
  state?: State
  since?: number
  until?: number
  limit?: number
}

type Builder = ExpressionBuilder<LeadsTables, 'submission' | 'outbox_entry'>

/** The condition that these filters make, on submissions joined with their outbox entries. */
export function matching(filters: Omit<Filters, 'limit'>) {
  return (
    builder: Builder,
  ): ExpressionWrapper<LeadsTables, 'submission' | 'outbox_entry', SqlBool> => {
    const { form, state, since, until } = filters
    return builder.and([
      ...(form === undefined ? [] : [builder('submission.form_type', '=', form)]),
      ...(state === undefined ? [] : [builder('outbox_entry.state', '=', state)]),
      ...(since === undefined ? [] : [builder('submission.accepted_at', '>=', since)]),
      ...(until === undefined ? [] : [builder('submission.accepted_at', '<=', until)]),
    ])
  }
}
