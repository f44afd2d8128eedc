import { ClickToEdit } from '@/shell/draft-mode/click-to-edit'
import { DraftModeBar } from '@/shell/draft-mode/draft-mode-bar'

/** What an editor gets on top of a page: click-to-edit, live refresh, and a way out. */
export function DraftModeTools() {
  return (
    <>
      <DraftModeBar />
      <ClickToEdit />
    </>
  )
}
