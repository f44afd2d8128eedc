import { BriefSheet } from '@/sections/board-brief/brief-sheet'
import type { BoardBriefProps } from '@/sections/board-brief/to-board-brief'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The page that goes to a board, on the desk it lands on. */
export function BoardBrief({ brief, anchor, ...heading }: BoardBriefProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:self-start">
          <SectionHeading {...heading} />
          {brief.note && <p className="mt-8 text-small">{brief.note}</p>}
        </div>
        <BriefSheet {...brief} />
      </div>
    </Band>
  )
}
