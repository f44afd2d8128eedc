import type { ReactNode } from 'react'
import { ChevronDown } from '@/ui/marks'

type PhoneFoldProps = { count: number; children: ReactNode }

/**
 * The rest of a long list, folded on phones (styles/patterns.css). Wider screens show it without the line to press;
 * browsers that cannot open it by CSS keep it folded there, too.
 */
export function PhoneFold({ count, children }: PhoneFoldProps) {
  if (count === 0) return null
  return (
    <details className="phone-fold group/fold">
      <summary className="flex list-none items-center justify-between gap-4 border-b border-current py-4 font-semibold text-ink in-[.on-night]:text-on-night [&::-webkit-details-marker]:hidden">
        {`${count} more`}
        <span className="transition-[rotate] group-open/fold:rotate-180">
          <ChevronDown />
        </span>
      </summary>
      {children}
    </details>
  )
}
