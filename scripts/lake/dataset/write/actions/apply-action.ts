import type { ActionContext } from './action-context.ts'
import type { Action, DocumentAction, ReleaseAction, VersionAction } from './action-shape.ts'
import { applyDocumentAction } from './document-actions.ts'
import { applyReleaseAction } from './release-actions.ts'
import { applyVersionAction } from './version-actions.ts'

/** Stages one action in its transaction. */
export function applyAction(action: Action, context: ActionContext): void {
  const { actionType } = action
  if (actionType.startsWith('sanity.action.release.')) {
    applyReleaseAction(action as ReleaseAction, context)
  } else if (actionType.startsWith('sanity.action.document.version.')) {
    applyVersionAction(action as VersionAction, context)
  } else {
    applyDocumentAction(action as DocumentAction, context)
  }
}
