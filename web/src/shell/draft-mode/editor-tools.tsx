'use client'

import { ClickToEdit } from '@/shell/draft-mode/click-to-edit'
import { DraftModeBar } from '@/shell/draft-mode/draft-mode-bar'

/** Click-to-edit, live refresh, and a way out. */
export function EditorTools() {
  return (
    <>
      <DraftModeBar />
      <ClickToEdit />
    </>
  )
}
