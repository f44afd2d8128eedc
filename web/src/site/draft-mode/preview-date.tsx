import { useEffect, useId, useState } from 'react'
import { markTimedSections, TIMED_STYLE } from '@/site/draft-mode/timed-sections'

/** Shows the page as of a date: for pages with sections that are shown for a time only. */
export function PreviewDate() {
  const id = useId()
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

  return (
    <form
      aria-label="Date of the preview"
      onSubmit={(event) => event.preventDefault()}
      className="fixed right-4 bottom-4 z-50 flex flex-wrap items-center gap-2 rounded-md bg-ink px-4 py-2 text-paper text-small shadow-card max-sm:bottom-18 max-sm:left-4"
    >
      <style>{TIMED_STYLE}</style>
      <label htmlFor={id}>Show this page as of</label>
      <input
        id={id}
        type="datetime-local"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        className="min-h-9 rounded-sm bg-paper px-2 text-ink"
      />
      {date !== '' && (
        <button type="button" onClick={() => setDate('')} className="min-h-9 underline">
          Show all sections
        </button>
      )}
    </form>
  )
}
