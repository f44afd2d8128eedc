import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import type { SectionOf } from '@/sections/section'
import { CaseFiles } from '@/sections/stories/case-files'
import type { Story } from '@/sections/stories/stories.query'
import { Band } from '@/ui/band'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

type StoriesProps = SectionOf<'stories'>

/** Stories of customers, or cases worked through. */
export function Stories(props: StoriesProps) {
  return props.look === 'cases' ? <CaseFiles {...props} /> : <CustomerStories {...props} />
}

/** Stories one below another, with their results in the margin. */
function CustomerStories({ stories, anchor, ...heading }: StoriesProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} className="mb-6 sm:mb-12" />
      <FoldedList
        shown={1}
        names={stories.map(({ organization }) => organization)}
        kind="stories"
        className="border-t-2 border-ink"
      >
        {stories.map((story) => (
          <li key={story._key} className="border-b border-line py-10 lg:py-14">
            <StoryRow {...story} />
          </li>
        ))}
      </FoldedList>
    </Band>
  )
}

function StoryRow({ organization, sector, title, text, quote, figures }: Story) {
  return (
    <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[8fr_4fr]">
      <div>
        <p className="text-small text-ink-mute">
          <span className="font-semibold text-ink">{organization}</span>
          {organization && sector && ' · '}
          {sector}
        </p>
        {title && <h3 className="title-l mt-3 text-ink">{title}</h3>}
        {text && <p className="mt-4 max-w-prose">{text}</p>}
        {quote && (
          <blockquote className="mt-6 max-w-prose border-l-2 border-lantern pl-5 font-serif text-lead text-ink">
            <p>“{quote.trim()}”</p>
          </blockquote>
        )}
      </div>
      {figures.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-6 self-start sm:grid-cols-3 lg:grid-cols-1">
          {figures.map(({ _key, label, note, ...figure }) => (
            <div key={_key} className="flex flex-col-reverse justify-end border-t border-line pt-4">
              <dt className="mt-1 text-small">
                <span className="block font-semibold text-ink">{label}</span>
                {note && <span className="block text-ink-mute">{note}</span>}
              </dt>
              <dd className="figure text-figure-m text-ink">
                <FigureValue {...figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <FigureNotes figures={figures} />
    </article>
  )
}
