import { createPortal } from 'react-dom'
import { buttonClass } from '@/ui/button'

type DialogLoadFailureProps = {
  what?: string
  onRetry: () => void
  onClose: () => void
}

/** Says that a dialog could not be loaded; fixed to the bottom edge, so that nothing moves. */
export function DialogLoadFailure({ what = 'The form', onRetry, onClose }: DialogLoadFailureProps) {
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg border border-line bg-white p-5 text-ink-soft shadow-panel"
    >
      <p className="text-small">
        <strong className="block text-body text-ink">{what} could not be loaded.</strong>
        Check your connection and try again.
      </p>
      <div className="mt-4 flex gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          Try again
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Dismiss
        </button>
      </div>
    </div>,
    document.body,
  )
}
