import { createPortal } from 'react-dom'
import { failureTexts } from '@/lib/texts'
import { buttonClass } from '@/ui/button'

type DialogLoadFailureProps = {
  /** The form's own page, whose code is of the newest build: a deployment may have removed that of this page. */
  href: string
  onRetry: () => void
  onClose: () => void
}

/** Says that the form of a dialog could not be loaded; fixed to the bottom edge to avoid a layout shift. */
export function DialogLoadFailure({ href, onRetry, onClose }: DialogLoadFailureProps) {
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg border border-line bg-white p-5 text-ink-soft shadow-panel"
    >
      <p className="text-small">
        <strong className="block text-body text-ink">The form could not be loaded.</strong>
        {failureTexts.connection}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          {failureTexts.retry}
        </button>
        <a href={href} className={buttonClass('secondary')}>
          Open it as a page
        </a>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          {failureTexts.dismiss}
        </button>
      </div>
    </div>,
    document.body,
  )
}
