import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Source } from '@/content/drafts/source'

export type Fact = { name: string; value: ReactNode; source?: Source }

/** Facts about a job or an event, as a description list. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={clsx('border-t border-ink', className)}>
      {facts.map(({ name, value, source }) => (
        <div
          key={name}
          className="grid grid-cols-[7rem_1fr] gap-x-4 max-[18rem]:grid-cols-1 border-b border-line py-3"
        >
          <dt className="text-small text-ink-mute">{name}</dt>
          <dd {...source} dir="auto" className="font-semibold text-ink tabular">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
