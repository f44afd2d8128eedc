import { Badge } from '@sanity/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { type ContentState, contentState } from './content-state'

type Count = (state: ContentState) => number

/** An icon for a list item, with the number of documents at the end of the item. */
export function countedIcon(Icon: ComponentType, count: Count, tone?: 'caution'): ComponentType {
  return function CountedIcon() {
    const store = useDocumentStore()
    const [number, setNumber] = useState<number>()
    useEffect(() => {
      const subscription = contentState(store).subscribe({
        next: (state) => setNumber(count(state)),
        // Without an answer there is no number; the lists report the failure.
        error: () => setNumber(undefined),
      })
      return () => subscription.unsubscribe()
    }, [store])
    return (
      <>
        <Icon />
        {number !== undefined && (
          // List items have no place for a number: this one stands before their arrow.
          <Badge
            tone={tone && number > 0 ? tone : 'default'}
            fontSize={0}
            style={{ position: 'absolute', right: '2.25rem' }}
          >
            {number}
          </Badge>
        )}
      </>
    )
  }
}
