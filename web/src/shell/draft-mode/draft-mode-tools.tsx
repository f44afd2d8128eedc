import { Suspense } from 'react'
import { DraftModeBar } from '@/shell/draft-mode/draft-mode-bar'
import { LazyClickToEdit } from '@/shell/draft-mode/lazy-click-to-edit'

/** What an editor gets on top of a page: click-to-edit, live refresh, and a way out. */
export function DraftModeTools() {
  return (
    <>
      <DraftModeBar />
      <Suspense>
        <LazyClickToEdit />
      </Suspense>
    </>
  )
}
