import type { LakeEvent, Params } from '../../dataset/types.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { callerSignal, type LakeRequest } from '../lake-request.ts'

/** Whether the document of a change belonged to a listener's query, and whether it does now. */
export interface Membership {
  was: boolean
  is: boolean
}

export type ListenerFilter = (event: LakeEvent) => Membership | Promise<Membership>

/**
 * The filter of a listener's query; rejects with a `LakeError` when the query does not parse. A
 * visitor's query must not hold up writes: one that may take long is asked in another thread.
 */
export async function listenerFilter(
  request: LakeRequest,
  groq: string,
  params: Params,
): Promise<ListenerFilter> {
  const { lake, path, access } = request
  const name = path.dataset ?? ''
  const dataset = lake.dataset(name)
  if (dataset.isPlainFilter(groq, params)) {
    const matches = dataset.matcher(groq, params, LOCAL_USER.id)
    return ({ previous, result }) => ({ was: matches(previous), is: matches(result) })
  }
  const asker = { access, signal: callerSignal(request) }
  const match = (documents: LakeEvent['result'][]) =>
    lake.queries(name).match(asker, groq, params, LOCAL_USER.id, documents)
  await match([])
  return async ({ previous, result }) => {
    const [was = false, is = false] = await match([previous, result])
    return { was, is }
  }
}
