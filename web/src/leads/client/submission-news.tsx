import { useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { DownloadLinks } from './after-sending'
import { KEPT_NEWS_EVENT } from './kept-submissions'
import { drop, readKept } from './outbox'
import type { DownloadLink } from './send-submission'

const readNews = () =>
  readKept().filter(({ refusal, downloads }) => refusal !== undefined || downloads)

const NOTICE =
  'fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[70vh] max-w-md overflow-y-auto rounded-lg border border-line bg-white p-5 text-ink-soft text-small shadow-panel'

/** News of a submission that its visitor believes sent: it was refused, with what they wrote; or its downloads are ready. */
export function SubmissionNews() {
  const [news, setNews] = useState(readNews)
  useEffect(() => {
    const readAgain = () => setNews(readNews())
    window.addEventListener(KEPT_NEWS_EVENT, readAgain)
    // News may have come between the first render and now.
    readAgain()
    return () => window.removeEventListener(KEPT_NEWS_EVENT, readAgain)
  }, [])

  const [first, ...others] = news
  if (!first) return null
  const { submission, refusal, keptAt, downloads } = first

  function dismiss(): void {
    drop(submission)
    setNews(others)
  }

  if (downloads) return <ReadyFiles downloads={downloads} onDismiss={dismiss} />
  return (
    <div key={submission.submissionId} role="alert" className={NOTICE}>
      <strong className="block text-body text-ink">A form of yours did not reach us.</strong>
      <p>
        {submission.formType},{' '}
        {new Date(keptAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
        {refusal} Please send it again.
      </p>
      <details className="mt-2">
        <summary>What you wrote</summary>
        <ul className="mt-1 stack-1 wrap-anywhere">
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
      <p>Your form has reached us. The link works for 7 days and ten downloads.</p>
      <DownloadLinks downloads={downloads} className="mt-3" />
      <button type="button" className={buttonClass('secondary', 'mt-4')} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  )
}
