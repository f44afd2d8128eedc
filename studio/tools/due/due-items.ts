import { dayOnSite } from '../../schema/validation/site-time'

/** A task for an editor with a date. */
export interface DueItem {
  key: string
  kind: 'release' | 'job' | 'event' | 'section' | 'review'
  title: string
  /** What is due and what to do. */
  text: string
  /** A day (2026-11-22) or time (2026-11-22T09:00:00Z); absent for a failed release without one. */
  date?: string | undefined
  /** Whether there is a draft, which may settle it when published. */
  isEdited: boolean
  link: EditLink | ReleaseLink
}
interface EditLink {
  intent: 'edit'
  params: { id: string; type: string; path?: string }
}
interface ReleaseLink {
  intent: 'release'
  params: { id: string }
}

export type DueGroups = Record<'overdue' | 'soon' | 'later', DueItem[]>

interface Release {
  _id: string
  title: string | null
  state: string
  releaseType: string | null
  publishAt: string | null
  intendedPublishAt: string | null
  error: string | null
}
interface TimedSection {
  _key: string
  title: string | null
  showFrom: string | null
  showUntil: string | null
}
interface DatedDocument {
  _id: string
  _type: string
  title: string | null
  openUntil: string | null
  endsAt: string | null
  reviewOn: string | null
  /** For an event: whether it has a recording. */
  hasRecording: boolean
  /** Of a page: the sections that show for a time only. */
  sections: TimedSection[] | null
  isEdited: boolean
}
export interface DueAnswer {
  releases: Release[]
  documents: DatedDocument[]
}

/** Releases and documents with a date, for `dueItems`; perspective raw. */
export const DUE_QUERY = `{
  "releases": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"]]{
    _id, state, publishAt,
    "title": metadata.title,
    "releaseType": metadata.releaseType,
    "intendedPublishAt": metadata.intendedPublishAt,
    "error": error.message
  },
  "documents": *[
    !(_id in path("drafts.**")) && !(_id in path("versions.**")) && (
      (_type == "job" && defined(openUntil)) || (_type == "event" && defined(endsAt)) || defined(reviewOn)
      || count(sections[defined(showFrom) || defined(showUntil)]) > 0
    )
  ]{
    _id, _type, title, openUntil, endsAt, reviewOn,
    "hasRecording": defined(recording._ref),
    "sections": sections[defined(showFrom) || defined(showUntil)]{ _key, title, showFrom, showUntil },
    "isEdited": count(*[_id == "drafts." + ^._id]) > 0
  }
}`

const SOON_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Groups tasks by time: overdue, next 30 days, later. A day ends as on the site. */
export function dueItems({ releases, documents }: DueAnswer, now: Date): DueGroups {
  const items = [
    ...releases.flatMap((each) => ofRelease(each, now)),
    ...documents.flatMap((each) => ofDocument(each, now)),
    // What an API write has stored and is no date is not due.
  ].filter(({ date }) => date === undefined || !Number.isNaN(timeOf(date)))
  const endOf = ({ date }: DueItem) => (date ? timeOf(date) : 0)
  const groups: DueGroups = { overdue: [], soon: [], later: [] }
  for (const item of items.toSorted((a, b) => endOf(a) - endOf(b) || compare(a.title, b.title))) {
    const isLater = !isPast(item.date, now.getTime() + SOON_DAYS * DAY_MS)
    groups[isPast(item.date, now.getTime()) ? 'overdue' : isLater ? 'later' : 'soon'].push(item)
  }
  return groups
}

/** Whether a time has passed, or a day is over on the site. */
function isPast(date: string | undefined, now: number): boolean {
  if (date === undefined) return true
  return date.includes('T') ? Date.parse(date) < now : date < dayOnSite(now)
}

/** The time in ms, for sorting; for a day, its end. */
function timeOf(date: string): number {
  return Date.parse(date.includes('T') ? date : `${date}T23:59:59.999Z`)
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en')

function ofRelease(release: Release, now: Date): DueItem[] {
  const { _id, title, state, releaseType, publishAt, intendedPublishAt, error } = release
  const isActive = state === 'active'
  if (isActive && !error && (releaseType !== 'scheduled' || !intendedPublishAt)) return []
  // A failed release is overdue, whatever its schedule.
  const date = error ? undefined : ((isActive ? intendedPublishAt : publishAt) ?? undefined)
  const isLate = date !== undefined && timeOf(date) < now.getTime()
  return [
    {
      key: _id,
      kind: 'release',
      title: title || 'Untitled release',
      text: releaseText(error, isActive, isLate),
      date,
      isEdited: false,
      link: { intent: 'release', params: { id: _id.replace(/^_\.releases\./, '') } },
    },
  ]
}

function releaseText(error: string | null, isActive: boolean, isLate: boolean): string {
  if (error) return `Was not published: ${error} Open the release to repair it.`
  if (isActive) return 'Planned for this time, but not scheduled: schedule it, or run it by hand.'
  return isLate
    ? 'Its time has come, but it is not live yet: open the release to see why.'
    : 'Goes live at this time.'
}

function ofDocument(document: DatedDocument, now: Date): DueItem[] {
  const { _id, _type, title, openUntil, endsAt, reviewOn } = document
  const item = (kind: DueItem['kind'], date: string, text: string) => ({
    key: `${_id}-${kind}`,
    kind,
    title: title || 'Untitled',
    text,
    date,
    isEdited: document.isEdited,
    link: { intent: 'edit' as const, params: { id: _id, type: _type } },
  })
  const items: DueItem[] = []
  if (_type === 'job' && openUntil) {
    const isClosed = isPast(openUntil, now.getTime())
    const text = isClosed
      ? 'Has closed, but its page is still published: unpublish it, or enter a later date.'
      : 'Closes at the end of this day; the list of jobs then leaves it out.'
    items.push(item('job', openUntil, text))
  }
  // Upcoming events need nothing: the site removes past ones from its lists.
  const isOver = _type === 'event' && endsAt && timeOf(endsAt) < now.getTime()
  if (isOver && !document.hasRecording) {
    const text = 'Is over, and its page offers nothing more: add its recording, or unpublish it.'
    items.push(item('event', endsAt, text))
  }
  for (const section of document.sections ?? []) {
    const next = changeOf(section, now)
    if (next) {
      const { link, ...rest } = item('section', next.date, next.text)
      const path = `sections[_key=="${section._key}"]`
      items.push({
        ...rest,
        key: `${rest.key}-${section._key}`,
        link: { ...link, params: { id: _id, type: _type, path } },
      })
    }
  }
  if (reviewOn) {
    items.push(item('review', reviewOn, 'Read it again, then enter the next date of review.'))
  }
  return items
}

/** When a section appears or goes next, or when it went. */
function changeOf({ title, showFrom, showUntil }: TimedSection, now: Date) {
  const name = title ? `The section “${title}”` : 'A section without a title'
  const isAhead = (date: string | null): date is string => timeOf(date ?? '') > now.getTime()
  if (isAhead(showFrom))
    return { date: showFrom, text: `${name} appears on the page at this time.` }
  if (isAhead(showUntil)) return { date: showUntil, text: `${name} leaves the page at this time.` }
  if (!showUntil) return undefined
  const text = `${name} has ended, and visitors do not see it: remove it, or enter a later time.`
  return { date: showUntil, text }
}
