import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import type { Meanwhile } from '../forms/meanwhile'

/** A request that was sent: its name, what happens next and until when. */
export type Sent = {
  name: string
  text: string
  meanwhile?: Meanwhile | undefined
  at: Date
  path: string
}

type ReceiptProps = { sent: Sent; onDismiss: () => void }

/** Stays on the page after the dialog has closed by itself, until the visitor dismisses it or leaves the page. */
export function Receipt({ sent, onDismiss }: ReceiptProps) {
  const { name, text, meanwhile, at } = sent
  return (
    <aside
      aria-label="Receipt"
      className="fixed inset-x-4 bottom-4 z-40 ml-auto flex max-w-md items-start gap-4 rounded-lg border border-line border-l-4 border-l-safe bg-white p-4 text-ink-soft text-small shadow-panel"
    >
      <div className="grow">
        <strong className="block text-body text-ink">{`Sent: ${name}`}</strong>
        <p className="mt-1">{text}</p>
        {meanwhile && (
          <p className="mt-2">
            <span className="block">{meanwhile.text}</span>
            {meanwhile.links.map(([label, path]) => (
              <Link key={path} href={path} className="text-link mr-4 inline-block py-1">
                {label}
              </Link>
            ))}
          </p>
        )}
        <p className="mt-1 text-ink-mute">
          {at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        </p>
      </div>
      <button type="button" className={buttonClass('quiet')} onClick={onDismiss}>
        Dismiss
      </button>
    </aside>
  )
}
