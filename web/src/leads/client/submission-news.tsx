import { type FormEvent, useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { fieldClass, fieldErrorClass } from '@/ui/form-control'
import { DownloadLinks } from './after-sending'
import { KEPT_NEWS_EVENT } from './kept-submissions'
import { drop, type KeptSubmission, readKept, sendCorrected } from './outbox'
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
  const wrong = wrongTexts(first)

  function dismiss(): void {
    drop(submission)
    setNews(others)
  }

  if (downloads) return <ReadyFiles downloads={downloads} onDismiss={dismiss} />
  return (
    <div key={submission.submissionId} role="alert" className={NOTICE}>
      <strong className="block text-body text-ink">A request of yours did not reach us.</strong>
      <p>
        {submission.formType},{' '}
        {new Date(keptAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
        {refusal} {wrong.length === 0 && <span>Please send it again.</span>}
      </p>
      {wrong.length > 0 && (
        <Correction
          key={submission.submissionId}
          kept={first}
          wrong={wrong}
          onSent={() => setNews(readNews())}
        />
      )}
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

type WrongText = { name: string; text: string; error: string }

/** The wrong answers, if text fields are all that is wrong: only those can be corrected here. */
function wrongTexts({ submission, fieldErrors = {} }: KeptSubmission): WrongText[] {
  const errors = Object.entries(fieldErrors)
  const wrong = errors.flatMap(([name, error]) => {
    const text = submission.data[name]
    return typeof text === 'string' ? [{ name, text, error }] : []
  })
  return wrong.length === errors.length ? wrong : []
}

type CorrectionProps = { kept: KeptSubmission; wrong: readonly WrongText[]; onSent: () => void }

/** The wrong answers of a refused submission, to be corrected and sent with the others. */
function Correction({ kept, wrong, onSent }: CorrectionProps) {
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const posted = new FormData(event.currentTarget)
    const answers = wrong.map(({ name }) => [name, posted.get(name)])
    setSending(true)
    // What is refused again is shown again.
    await sendCorrected(kept, Object.fromEntries(answers)).then(onSent, () => setSending(false))
  }

  return (
    <form onSubmit={send} className="mt-3 stack-3">
      {wrong.map(({ name, text, error }) => (
        <label key={name} className="block">
          <span className={fieldErrorClass}>{error}</span>
          <textarea
            name={name}
            defaultValue={text}
            rows={text.length > 100 ? 6 : 2}
            aria-invalid
            className={fieldClass}
          />
        </label>
      ))}
      <button type="submit" disabled={sending} className={buttonClass('primary')}>
        {sending ? 'Sending...' : 'Send again'}
      </button>
    </form>
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
