import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { NumberLine } from './after-sending'
import { RECEIPT_EVENT } from './kept-submissions'
import { closeReceipt, readReceipts, type Sent } from './receipts'

/** The receipts that their visitor has not closed, between header and page: they cover nothing. */
export function Receipts() {
  const [receipts, setReceipts] = useState(readReceipts)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const readAgain = () => setReceipts(readReceipts())
    window.addEventListener(RECEIPT_EVENT, readAgain)
    return () => window.removeEventListener(RECEIPT_EVENT, readAgain)
  }, [])
  useStillPage(place, receipts)
  if (receipts.length === 0) return null
  return (
    <aside
      ref={place}
      aria-label="Receipts"
      data-print="no"
      className="border-line border-b bg-safe-wash px-gutter text-ink-soft text-small"
    >
      {receipts.map((sent) => (
        <Receipt key={sent.number} sent={sent} onClose={() => setReceipts(closeReceipt(sent))} />
      ))}
    </aside>
  )
}

/** What a visitor reads stays in its place when a receipt comes or goes above it. Safari has no scroll anchoring. */
function useStillPage(place: RefObject<HTMLElement | null>, receipts: readonly Sent[]): void {
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the receipts
  useLayoutEffect(() => {
    const before = height.current
    height.current = place.current?.offsetHeight ?? 0
    if (scrollY > 0 && !CSS.supports('overflow-anchor', 'auto'))
      scrollBy({ top: height.current - before, behavior: 'instant' })
  }, [receipts])
}

const WITH_ZONE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

type ReceiptProps = { sent: Sent; onClose: () => void }

function Receipt({ sent, onClose }: ReceiptProps) {
  const { name, number, text, meanwhile, at } = sent
  const here = usePathname()
  const links = meanwhile?.links.filter(([, path]) => path !== here) ?? []
  return (
    <article
      id={meanwhile && `receipt-${number}`}
      aria-label={`Sent: ${name}`}
      tabIndex={-1}
      className="mx-auto flex max-w-[88rem] items-start gap-4 border-line border-b py-3 outline-none last:border-b-0"
    >
      <div className="min-w-0 grow">
        <p className="title-s text-ink">{`Sent: ${name}`}</p>
        <NumberLine number={number} className="mt-1" />
        <p className="mt-2 max-w-prose">{text}</p>
        {meanwhile && (
          <p className="mt-2 max-w-prose">
            <span className="block">{meanwhile.text}</span>
            {links.map(([label, path]) => (
              <Link key={path} href={path} className="text-link mr-3 inline-block py-1">
                {label}
              </Link>
            ))}
          </p>
        )}
        <p className="mt-1 text-ink-mute text-small">
          {new Date(at).toLocaleString('en-US', WITH_ZONE)}
        </p>
      </div>
      <button type="button" className={buttonClass('quiet', 'shrink-0')} onClick={onClose}>
        Close
        <span className="sr-only">{` the receipt ${number}`}</span>
      </button>
    </article>
  )
}
