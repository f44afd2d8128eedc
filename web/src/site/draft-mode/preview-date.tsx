import { useEffect, useId, useRef, useState } from 'react'
import { markTimedSections, TIMED_STYLE } from '@/site/draft-mode/timed-sections'

/** Shows the page as of a date: for pages with sections that are shown for a time only. */
export function PreviewDate() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState('')
  const [count, setCount] = useState(0)
  useEffect(() => {
    const at = Date.parse(date)
    const mark = () => setCount(markTimedSections(Number.isNaN(at) ? undefined : at))
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.body, { subtree: true, childList: true })
    return () => observer.disconnect()
  }, [date])
  if (count === 0 && date === '') return null
  const showAll = () => {
    setDate('')
    // The button, which has the focus, is removed.
    input.current?.focus()
  }

  return (
    <form
      aria-label="Date of the preview"
      onSubmit={(event) => event.preventDefault()}
      className="pointer-events-auto flex flex-wrap sm:ml-auto items-center gap-x-3 gap-y-1 rounded-md border border-line-strong bg-ink px-4 py-2 shadow-card"
    >
      <style>{TIMED_STYLE}</style>
      <label htmlFor={id}>Show this page as of</label>
      <input
        ref={input}
        id={id}
        type="datetime-local"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        className="min-h-9 min-w-0 grow rounded-sm bg-paper px-2 text-ink"
      />
      {date !== '' && (
        <button type="button" onClick={showAll} className="min-h-9 underline">
          Show all
        </button>
      )}
    </form>
  )
}
