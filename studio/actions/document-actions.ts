import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { keepFixedDocuments } from '../structure/fixed-documents'
import { withConsequences } from './publish-action'
import { useAddConsequences } from './release-action'
import { withReplacement } from './removal-action'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

/** The Studio's own actions that ours stand in for. */
const wraps: { [action: string]: Wrap } = {
  publish: withConsequences,
  delete: withReplacement('delete'),
  unpublish: withReplacement('unpublish'),
}

// The Studio keeps the state of an action as long as its component is the same.
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The actions of a document: renaming, deleting and unpublishing tell what follows, and leave no dead links. */
export const documentActions: DocumentActionsResolver = (actions, context) => {
  const allowed = keepFixedDocuments(actions, context).map(withOurs)
  return context.versionType === 'version' ? [useAddConsequences, ...allowed] : allowed
}

function withOurs(action: DocumentActionComponent): DocumentActionComponent {
  const wrap = action.action && wraps[action.action]
  if (!wrap) return action
  const known = wrapped.get(action)
  if (known) return known
  const made = Object.assign(wrap(action), {
    action: action.action,
    displayName: action.displayName,
  })
  wrapped.set(action, made)
  return made
}
