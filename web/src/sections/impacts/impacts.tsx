import type { ComponentProps } from 'react'
import type { ImpactLevel, ImpactsProps } from '@/sections/impacts/impacts.query'
import { Band } from '@/ui/band'
import { LevelBadge } from '@/ui/level-badge'
import { SectionHeading } from '@/ui/section-heading'
import { TagList } from '@/ui/tag-list'

const badges: Record<ImpactLevel, Pick<ComponentProps<typeof LevelBadge>, 'bars' | 'tone'>> = {
  Critical: { bars: 3, tone: 'risk' },
  High: { bars: 2, tone: 'safe' },
  Medium: { bars: 1, tone: 'lantern' },
}

/** A ledger of forces, each with the badge that says how much it matters. */
export function Impacts({ items, anchor, ...heading }: ImpactsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ol className="border-t border-ink">
        {items.map(({ key, title, text, impact, regions }) => (
          <li
            key={key}
            className="grid gap-x-10 gap-y-3 border-b border-line py-7 md:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_4fr_6fr]"
          >
            <p className="md:row-span-2 lg:row-span-1 lg:mt-0.5">
              <LevelBadge text={impact} {...badges[impact]} />
            </p>
            <h3 className="title-m text-ink">{title}</h3>
            <div>
              <p className="max-w-prose">{text}</p>
              <TagList tags={regions} className="mt-3" />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
