import clsx from 'clsx'
import type { Source } from '@/content/drafts/source'

type LevelBadgeProps = {
  text: string
  bars: 1 | 2 | 3
  tone: 'risk' | 'lantern' | 'quiet' | 'safe'
  /** The level's field. */
  source?: Source
}

const tones = {
  risk: 'border-risk bg-risk-wash text-risk',
  safe: 'border-safe bg-safe-wash text-safe',
  lantern: 'border-lantern-deep bg-lantern-wash text-lantern-deep',
  quiet: 'border-line-strong bg-paper-deep text-ink-soft',
}

/** A level as text, color and bars, since color alone excludes some readers. */
export function LevelBadge({ text, bars, tone, source }: LevelBadgeProps) {
  return (
    <span
      {...source}
      className={clsx(
        'inline-flex items-center gap-2 rounded-sm border px-2 py-0.5 text-small font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      <svg viewBox="0 0 14 12" width="14" height="12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 5 + 0.5}
            y={8 - bar * 3.75}
            width="3"
            height={3.5 + bar * 3.75}
            stroke="currentColor"
            fill={bar < bars ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      {text}
    </span>
  )
}
