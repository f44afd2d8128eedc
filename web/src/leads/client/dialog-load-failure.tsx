import { createPortal } from 'react-dom'
import { buttonClass } from '@/ui/button'

const FORM_WORDS = {
  failed: 'The form could not be loaded.',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  dismiss: 'Dismiss',
}

type DialogLoadFailureProps = {
  words?: typeof FORM_WORDS
  onRetry: () => void
  onClose: () => void
}

/** Says that a dialog, by default a form, could not be loaded; fixed to the bottom edge to avoid a layout shift. */
export function DialogLoadFailure({
  words = FORM_WORDS,
  onRetry,
  onClose,
}: DialogLoadFailureProps) {
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg border border-line bg-white p-5 text-ink-soft shadow-panel"
    >
      <p className="text-small">
        <strong className="block text-body text-ink">{words.failed}</strong>
        {words.failedText}
      </p>
      <div className="mt-4 flex gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          {words.retry}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          {words.dismiss}
        </button>
      </div>
    </div>,
    document.body,
  )
}
