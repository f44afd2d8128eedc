import { useCallback, useState } from 'react'
import { type DocumentActionComponent, getDraftId } from 'sanity'
import type { RemovalMode } from './removal'
import { RemovalDialog } from './removal-dialog'

/** Deletes or unpublishes after a dialog that says where the document is used and offers a replacement. */
export function withReplacement(mode: RemovalMode) {
  return (useRemoval: DocumentActionComponent): DocumentActionComponent => {
    const useRemovalWithReplacement: DocumentActionComponent = (props) => {
      const original = useRemoval(props)
      const [isOpen, setOpen] = useState(false)
      const close = useCallback(() => setOpen(false), [])
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
