'use client'

import { useRef, useState } from 'react'

const OUTCOMES = {
  copied: 'Copied',
  refused: 'The browser refused. The code is selected: press Ctrl+C or ⌘C.',
}

type Outcome = keyof typeof OUTCOMES

/** Copies the code of its panel; selects it if the browser refuses. */
export function CopyCode() {
  const button = useRef<HTMLButtonElement>(null)
  const [outcome, setOutcome] = useState<{ is: Outcome; time: number } | null>(null)

  async function copy() {
    const code = button.current?.closest('[data-code]')?.querySelector('code')
    if (!code) return
    let is: Outcome = 'copied'
    try {
      await navigator.clipboard.writeText(code.textContent)
    } catch {
      is = 'refused'
      getSelection()?.selectAllChildren(code)
    }
    setOutcome((before) => ({ is, time: (before?.time ?? 0) + 1 }))
  }

  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4">
      <span role="status" className="text-on-night">
        {/* A new element each time, so that a second copy is announced, too. */}
        {outcome && <span key={outcome.time}>{OUTCOMES[outcome.is]}</span>}
      </span>
      <button
        ref={button}
        type="button"
        onClick={() => void copy()}
        className="min-h-11 rounded-sm px-3 font-semibold text-on-night hover:bg-night-raised focus-visible:-outline-offset-2 forced-colors:border"
      >
        Copy Code
      </button>
    </div>
  )
}
