import { sourceOf } from '@/content/drafts/source'
import { futureOnly } from '@/content/refresh/future-only'
import type { Menu } from '@/documents/navigation/navigation.query'
import { NavLink } from '@/frame/header/site-nav'
import { hrefForDocument } from '@/lib/document-path'
import { formatDate, formatEventTime, monthAndYear } from '@/lib/format-date'
import { ArrowRight } from '@/ui/marks'

type Feature = NonNullable<Menu['feature']>

/** What a menu shows beside its groups; nothing when it is not published, has no page, or is over. */
export async function MenuFeature({ feature }: { feature: Feature }) {
  const { title } = feature
  const href = feature.page ? hrefForDocument(feature.page) : undefined
  const note = noteOf(feature)
  const [ahead] = await futureOnly([feature], ({ endsAt }) => endsAt ?? undefined)
  if (!href || !title || note === undefined || !ahead) return null
  return (
    <NavLink
      href={href}
      className="on-night group mt-1 flex flex-col rounded-lg bg-night p-5 text-on-night-soft forced-colors:border"
    >
      <span {...sourceOf(title, 'publishedOn')} className="text-small">
        {note}
      </span>
      <span className="title-m mt-2 mb-4 line-clamp-4 wrap-anywhere text-on-night decoration-lantern decoration-2 underline-offset-4 group-hover:underline">
        {title}
      </span>
      <span className="mt-auto flex items-center gap-1.5 text-small font-semibold text-lantern-bright">
        {invitations[feature._type]}
        <ArrowRight />
      </span>
    </NavLink>
  )
}

const invitations: Record<Feature['_type'], string> = {
  article: 'Read the article',
  event: 'See the event',
  report: 'Read the report',
}

/** What it is, and of when; undefined for an event without times. */
function noteOf({ _type, publishedOn, startsAt, endsAt }: Feature): string | undefined {
  if (_type === 'event') {
    const hasTimes = !Number.isNaN(Date.parse(startsAt ?? '') + Date.parse(endsAt ?? ''))
    return hasTimes ? `Event · ${formatEventTime(startsAt, endsAt).day}` : undefined
  }
  const isReport = _type === 'report'
  const date = publishedOn && (isReport ? monthAndYear(publishedOn) : formatDate(publishedOn))
  return [isReport ? 'Report' : 'Article', date].filter(Boolean).join(' · ')
}
