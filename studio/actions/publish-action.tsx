import { useCallback, useState } from 'react'
import { type DocumentActionComponent, type SanityDocument, useSyncState } from 'sanity'
import { pathOf } from './publication'
import { PublishDialog } from './publish-dialog'

/** Publishes after a dialog with the consequences if the path of a page or the text of a legal page changes. */
export function withConsequences(usePublish: DocumentActionComponent): DocumentActionComponent {
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
          // The lake must have the last keystroke before the consequences are read.
          <PublishDialog id={id} canPublish={!original.disabled && !isSyncing} onClose={close} />
        ),
      },
    }
  }
  return usePublishWithConsequences
}

/** Whether publication changes more than the document itself. */
function hasConsequences(draft: SanityDocument | null, published: SanityDocument | null): boolean {
  if (!draft || !published) return false
  if (pathOf(draft) !== pathOf(published)) return true
  const changed = ['lastUpdated', 'title', 'summary', 'body'].some(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(published[name]),
  )
  return draft._type === 'legalPage' && changed
}
