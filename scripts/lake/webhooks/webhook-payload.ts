import { type ExprNode, evaluate, parse } from 'groq-js'
import type { Dataset } from '../dataset/dataset.ts'
import type { LakeEvent } from '../dataset/types.ts'
import type { WebhookSettings } from '../options.ts'

export type WebhookOperation = 'create' | 'update' | 'delete'

/** Compiles a webhook's filter and projection; throws one line when either does not parse. */
export function createPayloadReader({ filter, projection }: WebhookSettings) {
  const filterTree = parseDelta('webhook.filter', filter)
  const isObject = projection.trimStart().startsWith('{')
  const projectionTree = parseDelta('webhook.projection', isObject ? `@${projection}` : projection)

  /** The body of the webhook for a change; undefined when the filter excludes it. */
  return async (dataset: Dataset, change: LakeEvent): Promise<unknown> => {
    const options = {
      root: change.result ?? change.previous,
      before: change.previous,
      after: change.result,
      identity: change.identity,
      timestamp: new Date(change.timestamp),
      sanity: { projectId: dataset.projectId, dataset: dataset.name },
      dereference: async ({ _ref }: { _ref: string }) => dataset.get(_ref),
    }
    const wanted: unknown = await (await evaluate(filterTree, options)).get()
    if (wanted !== true) return undefined
    return await (await evaluate(projectionTree, options)).get()
  }
}

/** What a change did to its document. */
export function operationOf({ previous, result }: LakeEvent): WebhookOperation {
  if (previous === null) return 'create'
  return result === null ? 'delete' : 'update'
}

function parseDelta(option: string, groq: string): ExprNode {
  try {
    return parse(groq, { mode: 'delta' })
  } catch (cause) {
    throw new Error(`${option}: ${cause instanceof Error ? cause.message : 'does not parse'}`)
  }
}
