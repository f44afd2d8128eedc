import clsx from 'clsx'
import type { ReactNode } from 'react'

type SheetProps = {
  title: string
  /** Small text at the right of the title. */
  aside: string
  /** The text alternative. */
  description: string
  tone?: 'paper' | 'night'
  children: ReactNode
}

/** A drawn product window: a title bar and content on a darker background. */
export function Sheet({ title, aside, description, tone = 'paper', children }: SheetProps) {
  const night = tone === 'night'
  return (
    <div
      role="img"
      aria-label={description}
      className="as-drawn rounded-lg bg-paper-deep p-3 forced-color-adjust-none sm:p-6 lg:p-9"
    >
      <div
        aria-hidden="true"
        className={clsx(
          // With wide letter spacing it is wider than a phone.
          'overflow-x-auto rounded-md text-small shadow-panel',
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
          <span className="text-right text-micro tabular">{aside}</span>
        </div>
        {children}
      </div>
    </div>
  )
}

const tones = {
  risk: 'bg-risk-wash text-risk',
  review: 'bg-lantern-wash text-lantern-deep',
  safe: 'bg-safe-wash text-safe',
}

export type Tone = keyof typeof tones

/** A verdict label. */
export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-sm px-1.5 py-0.5 text-micro font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
