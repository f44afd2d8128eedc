import clsx from 'clsx'
import { frameTexts } from '@/lib/texts'

/** The id of the dialog, which is in the HTML of every page with a search button. */
export const SEARCH_DIALOG = 'site-search'

/** The id of the list of results in it. */
export const SEARCH_LIST = 'site-search-list'

/** A button that opens the search, before scripts have loaded, too, where the browser knows `command`. */
export function SearchButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      data-search
      command="show-modal"
      commandfor={SEARCH_DIALOG}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      className={clsx(
        'flex min-h-11 items-center justify-center gap-2 rounded-md px-2.5 text-ink hover:bg-paper-sunk',
        className,
      )}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M15.5 15.5 21 21M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-semibold max-xl:sr-only">{frameTexts.search}</span>
      <span
        aria-hidden="true"
        className="rounded-sm border border-line-strong px-1.5 font-sans text-micro text-ink-mute max-xl:hidden"
      >
        /
      </span>
    </button>
  )
}

// React passes both on; its types lack them.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
