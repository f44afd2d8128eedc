import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Verdict } from '@/pictures/screening-bench/sample-day'

type SheetProps = {
  title: string
  /** Small text at the right of the title, after the word “invented”. */
  aside: string
  /** The text alternative. */
  description: string
  tone?: 'paper' | 'night'
  children: ReactNode
}

/** A drawn product window: a title bar and content on a darker background. All that such windows show is invented. */
export function Sheet({ title, aside, description, tone = 'paper', children }: SheetProps) {
  const night = tone === 'night'
  return (
    <div
      role="img"
      aria-label={`Invented sample. ${description}`}
      className="as-drawn grid rounded-lg bg-paper-deep p-3 forced-color-adjust-none sm:p-6 lg:p-9"
    >
      <div
        aria-hidden="true"
        className={clsx(
          // With wide letter spacing it is wider than a phone.
          'flex min-w-0 flex-col overflow-x-auto rounded-md text-small shadow-panel',
          night ? 'on-night bg-night text-on-night-soft' : 'bg-white text-ink-soft',
        )}
      >
        <div
          className={clsx(
            'flex items-baseline justify-between gap-4 border-b px-4 py-3',
            night ? 'border-night-line' : 'border-line',
          )}
        >
          <span className={clsx('font-semibold', night ? 'text-on-night' : 'text-ink')}>
            {title}
          </span>
          <span className="text-right text-micro tabular">{`Invented · ${aside}`}</span>
        </div>
        {children}
      </div>
    </div>
  )
}

const looks: Record<Verdict, string> = {
  BLOCKED: 'bg-risk-wash text-risk',
  REVIEW: 'bg-lantern-wash text-lantern-deep',
  PASSED: 'bg-safe-wash text-safe',
}

/** A verdict label. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-sm px-1.5 py-0.5 text-micro font-semibold whitespace-nowrap',
        looks[verdict],
      )}
    >
      {verdict}
    </span>
  )
}
