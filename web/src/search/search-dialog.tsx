import { Dialog } from '@base-ui/react/dialog'
import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchBox } from '@/search/search-box'

type SearchDialogProps = {
  open: boolean
  onClose: () => void
  /** Where the focus returns to. */
  trigger: RefObject<HTMLElement | null>
}

/** The window of the search: a sheet on a phone, a panel near the top of anything wider. */
export function SearchDialog({ open, onClose, trigger }: SearchDialogProps) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const path = usePathname()
  const shownAt = useRef(path)

  // A page that was chosen, or gone back to, is not to be seen through the search.
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (shownAt.current !== path) leave()
    shownAt.current = path
  }, [path])

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && setQuery('')}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-night/60 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center sm:px-6 sm:pt-[10dvh]">
          <Dialog.Popup
            initialFocus={field}
            finalFocus={trigger}
            className="flex w-full flex-col overflow-hidden bg-paper text-ink-soft shadow-panel outline-none transition duration-150 ease-settle data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 max-sm:h-dvh sm:max-h-[min(44rem,80dvh)] sm:max-w-[44rem] sm:rounded-lg"
          >
            <Dialog.Title className="sr-only">Search this site</Dialog.Title>
            <SearchBox
              field={field}
              query={query}
              onQuery={setQuery}
              onChosen={onClose}
              close={
                <Dialog.Close className="min-h-11 rounded-md px-3 text-small font-semibold text-ink hover:bg-paper-deep">
                  Close
                </Dialog.Close>
              }
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
