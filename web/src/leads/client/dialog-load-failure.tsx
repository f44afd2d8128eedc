import { createPortal } from 'react-dom'
import { failureTexts } from '@/lib/texts'
import { buttonClass } from '@/ui/button'

type DialogLoadFailureProps = {
  title?: string
  /** The form's own page, whose code is of the newest build: a deployment may have removed that of this page. */
  href?: string
  onRetry: () => void
  onClose: () => void
}

/** Says that a dialog, by default a form, could not be loaded; fixed to the bottom edge to avoid a layout shift. */
export function DialogLoadFailure({
  title = 'The form could not be loaded.',
  href,
  onRetry,
  onClose,
}: DialogLoadFailureProps) {
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg border border-line bg-white p-5 text-ink-soft shadow-panel"
    >
      <p className="text-small">
        <strong className="block text-body text-ink">{title}</strong>
        {failureTexts.connection}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          {failureTexts.retry}
        </button>
        {href && (
          <a href={href} className={buttonClass('secondary')}>
            Open it as a page
          </a>
        )}
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          {failureTexts.dismiss}
        </button>
      </div>
    </div>,
    document.body,
  )
}
