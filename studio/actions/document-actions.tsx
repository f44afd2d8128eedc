import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useCallback, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DocumentActionsResolver,
  getDraftId,
  useDocumentPairPermissions,
  useSyncState,
} from 'sanity'
import { routableTypes } from '../schema/routable-types'
import { keepFixedDocuments } from '../structure/fixed-documents'
import { useCampaignLink } from './campaign-link'
import { hasConsequences } from './publication'
import { PublishDialog } from './publish-dialog'
import { useReleaseConsequences } from './release-action'
import type { RemovalMode } from './removal'
import { RemovalDialog } from './removal-dialog'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

/** Our replacements for the Studio's own actions. */
const wraps: { [action: string]: Wrap } = {
  publish: withConsequences,
  delete: withReplacement('delete'),
  unpublish: withReplacement('unpublish'),
}

// The Studio keeps the state of an action only while its component is the same.
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The actions of a document: renaming, deleting and unpublishing show their consequences and leave no dead links. */
export const documentActions: DocumentActionsResolver = (actions, context) => {
  const allowed = keepFixedDocuments(actions, context).map(withOurs)
  if (Object.hasOwn(routableTypes, context.schemaType)) allowed.splice(1, 0, useCampaignLink)
  return context.versionType === 'version' ? [...allowed, useReleaseConsequences] : allowed
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

/** Publishes at once, or after a dialog with the consequences if a page's path or a legal page's text changes. */
function withConsequences(usePublish: DocumentActionComponent): DocumentActionComponent {
  const usePublishWithConsequences: DocumentActionComponent = (props) => {
    const original = usePublish(props)
    const { id, type, draft, published } = props
    const [isOpen, setOpen] = useState(false)
    const { isSyncing } = useSyncState(id, type)
    const close = useCallback(() => setOpen(false), [])
    if (!original || !(isOpen || hasConsequences(draft, published))) return original
    return {
      ...original,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'custom',
        component: (
          // The last keystroke must be saved before the consequences are read.
          <PublishDialog id={id} canPublish={!original.disabled && !isSyncing} onClose={close} />
        ),
      },
    }
  }
  return usePublishWithConsequences
}

/** Deletes or unpublishes after a dialog that lists where the document is used and offers a replacement. */
function withReplacement(mode: RemovalMode) {
  return (useRemoval: DocumentActionComponent): DocumentActionComponent => {
    const useRemovalWithReplacement: DocumentActionComponent = (props) => {
      const offered = useRemoval(props)
      const unpublish = useUnpublish(props)
      const [isOpen, setOpen] = useState(false)
      const close = useCallback(() => setOpen(false), [])
      const original = offered ?? (mode === 'unpublish' ? unpublish : null)
      if (!original) return null
      return {
        ...original,
        onHandle: () => setOpen(true),
        dialog: isOpen && {
          type: 'custom',
          component: (
            <RemovalDialog
              id={props.id}
              type={props.type}
              shownId={props.published ? props.id : getDraftId(props.id)}
              mode={mode}
              onClose={close}
            />
          ),
        },
      }
    }
    return useRemovalWithReplacement
  }
}

/** The unpublish action, which the Studio offers only behind the chip “Published”. */
function useUnpublish(props: DocumentActionProps): DocumentActionDescription | null {
  const { id, type, published, release, liveEditSchemaType } = props
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
  if (!published || release || liveEditSchemaType) return null
  return {
    label: 'Unpublish',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: !permission?.granted,
  }
}
