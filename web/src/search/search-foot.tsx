import { useState } from 'react'
import { opensBySlash, setOpensBySlash } from '@/search/is-search-shortcut'

const KEYS = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
]

/** The keys, for those who have them, and the switch that one of them needs. */
export function SearchFoot() {
  const [bySlash, setBySlash] = useState(opensBySlash)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper-sunk px-5 py-2.5 text-micro pointer-coarse:hidden">
      <p className="flex flex-wrap gap-x-5">
        {KEYS.map(([key, what]) => (
          <span key={key}>
            <kbd className={keyClass}>{key}</kbd> {what}
          </span>
        ))}
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
