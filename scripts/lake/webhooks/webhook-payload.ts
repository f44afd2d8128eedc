import type { LakeDocument, LakeEvent } from '../dataset/types.ts'

/** What a change did to its document. */
export function operationOf({ previous, result }: LakeEvent): 'create' | 'update' | 'delete' {
  if (previous === null) return 'create'
  return result === null ? 'delete' : 'update'
}

/** The body of the webhook for a change. */
export function payloadOf(change: LakeEvent): object {
  const { _id, _type } = change.result ?? change.previous ?? {}
  const [path, previousPath] = [pathOf(change.result), pathOf(change.previous)]
  return { _id, _type, path, previousPath, operation: operationOf(change) }
}

function pathOf(document: LakeDocument | null): unknown {
  const path = document?.path
  return typeof path === 'object' && path !== null && 'current' in path ? path.current : null
}
