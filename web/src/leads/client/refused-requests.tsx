import { useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { DownloadLinks } from './download-links'
import { REFUSED_EVENT } from './has-kept'
import type { DownloadLink } from './send-submission'
import { drop, readKept } from './submission-client'

const readNews = () =>
  readKept().filter(({ refusal, downloads }) => refusal !== undefined || downloads)

const NOTICE =
  'fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[70vh] max-w-md overflow-y-auto rounded-lg border border-line bg-white p-5 text-ink-soft text-small shadow-panel'

/**
 * Tells a visitor that a request which seemed to be sent did not arrive, and shows what they wrote; or offers the files
 * of one that arrived late.
 */
export function RefusedRequests() {
  const [refused, setRefused] = useState(readNews)
  useEffect(() => {
    const readAgain = () => setRefused(readNews())
    window.addEventListener(REFUSED_EVENT, readAgain)
    // One may have been refused between the first render and now.
    readAgain()
    return () => window.removeEventListener(REFUSED_EVENT, readAgain)
  }, [])

  const [first, ...others] = refused
  if (!first) return null
  const { submission, refusal, keptAt, downloads } = first

  function dismiss(): void {
    drop(submission)
    setRefused(others)
  }

  if (downloads) return <ReadyFiles downloads={downloads} onDismiss={dismiss} />
  return (
    <div role="alert" className={NOTICE}>
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

type ReadyFilesProps = { downloads: readonly DownloadLink[]; onDismiss: () => void }

function ReadyFiles({ downloads, onDismiss }: ReadyFilesProps) {
  return (
    <div role="status" className={NOTICE}>
      <strong className="block text-body text-ink">Your download is ready.</strong>
      <p>Your request has reached us. The link works for 7 days and ten downloads.</p>
      <DownloadLinks downloads={downloads} className="mt-3" />
      <button type="button" className={buttonClass('secondary', 'mt-4')} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  )
}
