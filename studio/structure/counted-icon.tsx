import { Badge } from '@sanity/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentStore } from 'sanity'
import { type ContentState, contentState } from './content-state'

type Count = (state: ContentState) => number

/** A list icon with the number of documents at the end of the row. */
export function countedIcon(Icon: ComponentType, count: Count, tone?: 'caution'): ComponentType {
  return function CountedIcon() {
    const store = useDocumentStore()
    const [number, setNumber] = useState<number>()
    const [row, setRow] = useState<HTMLElement | null>(null)
    useEffect(() => {
      const subscription = contentState(store).subscribe({
        next: (state) => setNumber(count(state)),
        // On an error there is no number; the lists report the failure.
        error: () => setNumber(undefined),
      })
      return () => subscription.unsubscribe()
    }, [store])
    useEffect(() => {
      if (row) row.style.position = 'relative'
    }, [row])
    return (
      <>
        <Icon />
        {/* List items have no slot for a number and clip wide icons, so it is rendered into the row. */}
        <span hidden ref={(own) => setRow(own?.closest<HTMLElement>(ROW) ?? null)} />
        {row &&
          number !== undefined &&
          createPortal(
            <Badge
              tone={tone && number > 0 ? tone : 'default'}
              fontSize={0}
              style={{ position: 'absolute', right: '2.25rem' }}
            >
              {number}
            </Badge>,
            row,
          )}
      </>
    )
  }
}

const ROW = '[data-testid="compact-preview"]'
