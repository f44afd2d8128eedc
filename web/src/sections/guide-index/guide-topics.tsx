import { sourceOf } from '@/content/drafts/source'
import { toGuideSummaries } from '@/documents/guide/guide'
import { toHeading } from '@/sections/heading'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** Lists of guides side by side, one per topic; topics without guides are not shown. */
export function GuideTopics(section: SectionProps<'guideIndex'>) {
  const { anchor, ...heading } = toHeading(section)
  const topics = section.topics
    .map((topic) => ({ ...topic, guides: toGuideSummaries(topic.guides) }))
    .filter(({ guides }) => guides.length > 0)
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {topics.map(({ _key, title, text, icon, guides }) => (
          <div key={_key} className="border-t-2 border-ink pt-5">
            <h3 className="title-m flex items-start gap-3 text-ink">
              {icon && <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-lantern-deep" />}
              {title}
            </h3>
            {text && <p className="mt-1.5">{text}</p>}
            <PhoneFold label={`${guides.length} guides`}>
              <ul className="sm:mt-4">
                {guides.map((guide) => (
                  <li key={guide.id} className="border-b border-line last:border-b-0">
                    <Link
                      href={guide.path}
                      className="group flex items-baseline justify-between gap-4 py-3 text-ink"
                    >
                      <span className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-lantern">
                        {guide.title}
                      </span>
                      {guide.minutes && (
                        <span
                          {...sourceOf(guide.title, 'minutes')}
                          className="shrink-0 text-small text-ink-mute tabular"
                        >
                          {`${guide.minutes} min`}
                        </span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
        ))}
      </div>
    </Band>
  )
}
