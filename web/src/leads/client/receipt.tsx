import { useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { NumberLine } from './after-sending'
import { RECEIPT_EVENT } from './kept-submissions'
import { closeReceipt, readReceipts, type Sent } from './receipts'

/**
 * The receipts that their visitor has not closed, between page and footer: they cover nothing.
 */
export function Receipts() {
  const [receipts, setReceipts] = useState(readReceipts)
  useEffect(() => {
    const readAgain = () => setReceipts(readReceipts())
    window.addEventListener(RECEIPT_EVENT, readAgain)
    return () => window.removeEventListener(RECEIPT_EVENT, readAgain)
  }, [])
  if (receipts.length === 0) return null
  return (
    <aside
      aria-label="Receipts"
      className="border-line border-t bg-white px-gutter text-ink-soft text-small"
    >
      {receipts.map((sent) => (
        <Receipt key={sent.number} sent={sent} onClose={() => setReceipts(closeReceipt(sent))} />
      ))}
    </aside>
  )
}

type ReceiptProps = { sent: Sent; onClose: () => void }

function Receipt({ sent, onClose }: ReceiptProps) {
  const { name, number, text, meanwhile, at } = sent
  return (
    <div className="flex items-start gap-2 mx-auto max-w-[82rem] border-line border-b border-l-4 border-l-safe pl-4 last:border-b-0">
      <details className="min-w-0 grow py-2.5" open={matchMedia('(min-width: 40rem)').matches}>
        <summary className="py-1 font-semibold text-ink">{`Sent: ${name}, ${number}`}</summary>
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
        <NumberLine number={number} className="mt-1" />
        <p className="text-ink-mute">
          {new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        </p>
      </details>
      <button type="button" className={buttonClass('quiet', 'min-h-12 px-4')} onClick={onClose}>
        Close
        <span className="sr-only">{` the receipt ${number}`}</span>
      </button>
    </div>
  )
}
