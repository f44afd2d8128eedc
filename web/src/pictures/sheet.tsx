import clsx from 'clsx'
import type { ReactNode } from 'react'

type SheetProps = {
  /** What the picture shows, for those who do not see it. */
  description: string
  title: string
  /** Small words at the right of the title. */
  aside?: string
  tone?: 'paper' | 'night'
  children: ReactNode
}

/** A product's window, drawn: a ruled title bar and its content, lying on a darker ground. */
export function Sheet({ description, title, aside, tone = 'paper', children }: SheetProps) {
  const night = tone === 'night'
  return (
    <div
      role="img"
      aria-label={description}
      className="rounded-lg bg-paper-deep p-3 forced-color-adjust-none sm:p-6 lg:p-9"
    >
      <div
        aria-hidden="true"
        className={clsx(
          'overflow-hidden rounded-md text-small shadow-panel',
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
          {aside && <span className="text-right text-micro tabular-nums">{aside}</span>}
        </div>
        {children}
      </div>
    </div>
  )
}
