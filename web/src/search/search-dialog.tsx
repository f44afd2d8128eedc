import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { usePathname } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { opensBySlash, setOpensBySlash } from '@/search/is-search-shortcut'
import { firstOptions, openedResults, optionsFor, SearchListbox } from '@/search/search-listbox'
import { SearchTrouble } from '@/search/search-trouble'
import { searchTexts } from '@/search/texts'
import { useSiteSearch } from '@/search/use-site-search'

type SearchDialogProps = {
  open: boolean
  onClose: () => void
  /** Receives focus when the dialog closes. */
  trigger: RefObject<HTMLElement | null>
}

/** The search dialog: full screen on a phone, otherwise a panel near the top. */
export function SearchDialog({ open, onClose, trigger }: SearchDialogProps) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const path = usePathname()
  const shownAt = useRef(path)

  // Close on every navigation, including Back.
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
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center sm:px-6 sm:pt-[10dvh]">
          <Dialog.Popup
            initialFocus={field}
            finalFocus={trigger}
            className="dialog-popup flex w-full flex-col overflow-hidden bg-paper text-ink-soft max-sm:h-dvh sm:max-h-[min(44rem,80dvh)] sm:max-w-[44rem] sm:rounded-lg"
          >
            <Dialog.Title className="sr-only">{searchTexts.dialog}</Dialog.Title>
            <SearchBox
              field={field}
              query={query}
              onQuery={setQuery}
              onChosen={onClose}
              close={
                <Dialog.Close className="min-h-11 rounded-md px-3 text-small font-semibold text-ink hover:bg-paper-deep">
                  {searchTexts.close}
                </Dialog.Close>
              }
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type SearchBoxProps = {
  field: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  onChosen: () => void
  close: ReactNode
}

/** A combobox for the search field and its results; focus stays in the field. */
function SearchBox({ field, query, onQuery, onChosen, close }: SearchBoxProps) {
  const { status, hits, index, retry } = useSiteSearch(query)
  const asked = query.trim()
  const groups = !index
    ? []
    : asked
      ? optionsFor(hits, asked)
      : firstOptions(index, openedResults())

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={query}
      // Choosing an option opens its page and must not change the field.
      onValueChange={(value, { reason }) => reason === 'input-change' && onQuery(value)}
    >
      <div className="flex items-center gap-2 border-b-2 border-line p-3 focus-within:border-lantern sm:pl-5">
        <Autocomplete.Input
          ref={field}
          aria-label={searchTexts.dialog}
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={100}
          placeholder={searchTexts.placeholder}
          className="min-h-11 w-full min-w-0 bg-transparent text-lead text-ink placeholder:text-ink-mute focus-visible:[box-shadow:none] focus-visible:outline-none max-sm:pl-1"
        />
        {close}
      </div>
      <p role="status" className="sr-only">
        {status === 'loading'
          ? searchTexts.loading
          : index && asked && searchTexts.results(hits.length)}
      </p>
      <div className="grow overflow-y-auto overscroll-contain px-3 py-3 sm:px-5">
        <SearchListbox groups={groups} onChosen={onChosen} />
        <SearchTrouble
          status={status}
          query={asked}
          isFound={groups.length > 0}
          hint={index?.hint}
          onRetry={retry}
          onLeave={onChosen}
        />
      </div>
      {index && <SearchFoot />}
    </Autocomplete.Root>
  )
}

/** Keyboard help, and the setting of the slash shortcut. */
function SearchFoot() {
  const [bySlash, setBySlash] = useState(opensBySlash)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper-sunk px-5 py-2.5 text-micro pointer-coarse:hidden">
      <p className="flex flex-wrap gap-x-5">
        <span>
          <kbd className={keyClass}>↑ ↓</kbd> move
        </span>
        <span>
          <kbd className={keyClass}>Enter</kbd> open
        </span>
        <span>
          <kbd className={keyClass}>Esc</kbd> close
        </span>
        <span>
          <kbd className={keyClass}>Ctrl K</kbd> or <kbd className={keyClass}>⌘ K</kbd> search
        </span>
      </p>
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          checked={bySlash}
          onChange={({ target }) => {
            setBySlash(target.checked)
            setOpensBySlash(target.checked)
          }}
          className="size-4 accent-ink"
        />
        <span>
          <kbd className={keyClass}>/</kbd> opens it too
        </span>
      </label>
    </div>
  )
}

const keyClass = 'rounded-sm border border-line-strong bg-paper px-1.5 py-0.5 font-sans text-ink'
