import clsx from 'clsx'
import type { EventTag } from '@/content/event/event-notice'

const looks: Record<EventTag, string> = {
  LIVE: 'bg-lantern text-ink',
  UPCOMING: 'border border-line-strong text-ink',
  WORKSHOP: 'bg-ink text-paper',
}

/** What kind of date it is. */
export function EventTagLabel({ tag }: { tag: EventTag }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 rounded-sm px-2 py-0.5 text-micro font-semibold tracking-wide forced-colors:border',
        looks[tag],
      )}
    >
      {tag === 'LIVE' && (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-ink forced-colors:hidden" />
      )}
      {tag}
    </span>
  )
}
