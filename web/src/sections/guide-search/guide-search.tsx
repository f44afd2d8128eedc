import type { GuideSearchProps } from '@/sections/guide-search/to-guide-search'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** A search in the guides of one area. */
export function GuideSearch({ label, popular, anchor, ...heading }: GuideSearchProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading title={heading.title} eyebrow={heading.eyebrow} text={heading.text} />
      <p className="mt-8">{label}</p>
      <p className="mt-2">Popular searches: {popular.join(', ')}</p>
    </Band>
  )
}
