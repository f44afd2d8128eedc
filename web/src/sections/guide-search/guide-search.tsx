import { ActionButton } from '@/documents/action-button'
import type { GuideArea, GuideSearchProps } from '@/sections/guide-search/guide-search.query'
import { GuideSearchForm } from '@/sections/guide-search/guide-search-form'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** What stands before the addresses of an area's guides. */
const under: Record<GuideArea, string> = {
  documentation: '/resources/documentation/',
  support: '/resources/support-center/',
}

/** A search in the guides of one area, as wide as the page. */
export function GuideSearch({
  area,
  label,
  popular,
  wayOut,
  anchor,
  ...heading
}: GuideSearchProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-10" />
      <GuideSearchForm
        under={under[area]}
        label={label}
        popular={popular}
        wayOut={wayOut && <ActionButton action={wayOut} />}
      />
      <noscript>
        <p className="mt-6">The search needs JavaScript. The topics below lead to every guide.</p>
      </noscript>
    </Band>
  )
}
