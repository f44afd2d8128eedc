import { sourceOf } from '@/content/drafts/source'
import { toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import { GuideSearchForm } from '@/sections/controls-of-few-pages'
import { GuideTopics } from '@/sections/guide-index/guide-topics'
import { toHeading } from '@/sections/heading'
import type { SectionOf, SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** A search in the guides of one area, or lists of guides by topic. */
export function GuideIndex(section: SectionProps<'guideIndex'>) {
  return section.look === 'topics' ? <GuideTopics {...section} /> : <GuideSearch {...section} />
}

/** How the paths of an area's guides begin. */
const folders: Record<SectionOf<'guideIndex'>['area'], string> = {
  documentation: '/resources/documentation/',
  support: '/resources/support-center/',
}

/** A search form whose results appear below it. */
function GuideSearch(section: SectionProps<'guideIndex'>) {
  const { area, label, popular } = section
  const { anchor, ...heading } = toHeading(section)
  const wayOut = toAction(section.wayOut)
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-10" />
      <GuideSearchForm
        under={folders[area] ?? folders.documentation}
        label={label}
        popular={popular}
        popularSource={sourceOf(label, 'popular')}
        wayOut={wayOut && <ActionButton action={wayOut} />}
      />
      <noscript>
        <p className="mt-6">The search needs JavaScript. The topics below lead to every guide.</p>
      </noscript>
    </Band>
  )
}
