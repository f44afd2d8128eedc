import { useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { REFUSED_EVENT } from './has-kept'
import { drop, readKept } from './submission-client'

const readRefused = () => readKept().filter(({ refusal }) => refusal !== undefined)

/** Tells a visitor that a request which seemed to be sent did not arrive, and shows what they wrote. */
export function RefusedRequests() {
  const [refused, setRefused] = useState(readRefused)
  useEffect(() => {
    const readAgain = () => setRefused(readRefused())
    window.addEventListener(REFUSED_EVENT, readAgain)
    // One may have been refused between the first render and now.
    readAgain()
    return () => window.removeEventListener(REFUSED_EVENT, readAgain)
  }, [])

  const [first, ...others] = refused
  if (!first) return null
  const { submission, refusal, keptAt } = first

  function dismiss(): void {
    drop(submission.submissionId)
    setRefused(others)
  }

  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[70vh] max-w-md overflow-y-auto rounded-lg border border-line bg-white p-5 text-ink-soft text-small shadow-panel"
    >
      <strong className="block text-body text-ink">A request of yours did not reach us.</strong>
      <p>
        {submission.formType},{' '}
        {new Date(keptAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
        {refusal} Please send it again.
      </p>
      <details className="mt-2">
        <summary>What you wrote</summary>
        <ul className="mt-1 space-y-1 break-words">
          {Object.entries(submission.data).map(([name, answer]) => (
            <li key={name}>
              {name}: {String(answer)}
            </li>
          ))}
        </ul>
      </details>
      <button type="button" className={buttonClass('secondary', 'mt-4')} onClick={dismiss}>
        Dismiss
      </button>
    </div>
  )
}
