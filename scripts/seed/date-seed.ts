import type { SeedDocument } from './seed-documents.ts'

/** The day on which the seed's dates are based. */
const WRITTEN_ON = '2026-11-22'

/** The last date of reports and articles whose texts depend on their dates. */
const LAST_FIXED_DAY = '2025-10-31'

const DAY = 24 * 60 * 60 * 1000
const timeZone = 'America/New_York'
const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The seed day of a new lake: today in New York. */
export const seedDay = () => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

/**
 * Moves the dates of the seed to a day: announcements stay in the future, and news end just before that day.
 *
 * - Events and the days on which positions were posted move by whole weeks, so that they keep their weekday; an event
 *   also keeps its hour in New York, and moves on by three weeks if it would fall in the holidays.
 * - Closing dates of positions (always the end of a month), the months of upcoming reports, of recordings and
 *   of the last check of the figures, and the reviews of legal claims move by whole months.
 * - Articles after October 2025 keep their order and are spread evenly up to the seed day, without weekends. The
 *   archives of the news list their months.
 * - Everything else keeps its date: reports of 2025, legal pages, and articles up to October 2025, whose figures are
 *   of that time.
 *
 * @param day an ISO date after October 31, 2025
 */
export function dateSeed(documents: readonly SeedDocument[], day: string): SeedDocument[] {
  const newsDays = documents
    .flatMap((each) =>
      each._type === 'article' && each.path?.current?.startsWith('/company/news/')
        ? movedArticleDay(each.publishedOn ?? '', day)
        : [],
    )
    .toSorted()
    .toReversed()
  return documents.map((document) => dateClaims(dateDocument(document, day, newsDays), day))
}

function dateDocument(
  document: SeedDocument,
  day: string,
  newsDays: readonly string[],
): SeedDocument {
  const weeks = Math.floor(daysBetween(WRITTEN_ON, day) / 7)
  switch (document._type) {
    case 'event': {
      const { startsAt = '', endsAt = '' } = document
      const days = 7 * weeks
      const pause = inHolidays(movedTime(startsAt, days)) ? 21 : 0
      return {
        ...document,
        startsAt: movedTime(startsAt, days + pause),
        endsAt: movedTime(endsAt, days + pause),
      }
    }
    case 'job': {
      const { postedOn = '', openUntil = '' } = document
      return {
        ...document,
        postedOn: plusDays(postedOn, 7 * weeks),
        openUntil: movedMonthEnd(openUntil, day),
      }
    }
    case 'article':
      return { ...document, publishedOn: movedArticleDay(document.publishedOn ?? '', day) }
    case 'upcomingReport':
      return { ...document, expected: movedMonthName(document.expected ?? '', day) }
    case 'recording':
      return document.month ? { ...document, month: movedMonthName(document.month, day) } : document
    case 'companyFigure':
      return {
        ...document,
        asOf: movedMonthEnd(document.asOf, day),
        ...(document.key === 'checked' && { value: movedMonthName(document.value, day) }),
      }
    case 'page':
      return document.sections
        ? { ...document, sections: document.sections.map((each) => dateArchives(each, newsDays)) }
        : document
    default:
      return document
  }
}

function dateClaims(document: SeedDocument, day: string): SeedDocument {
  if (!('legalClaims' in document) || !document.legalClaims) return document
  const legalClaims = document.legalClaims.map((each) => ({
    ...each,
    reviewedOn: movedMonthEnd(each.reviewedOn ?? '', day),
  }))
  return { ...document, legalClaims }
}

type Section = NonNullable<Extract<SeedDocument, { _type: 'page' }>['sections']>[number]

/** Gives the archives the months that have news; counts of moved months keep their order. */
function dateArchives(section: Section, newsDays: readonly string[]): Section {
  if (section._type !== 'articleIndex' || !section.archives) return section
  const isFixed = ({ month = '' }: { month?: string }) => month <= LAST_FIXED_DAY.slice(0, 7)
  const recent = section.archives.filter((each) => !isFixed(each))
  const months = [...new Set(newsDays.map((each) => each.slice(0, 7)))].filter(
    (month) => !isFixed({ month }),
  )
  return {
    ...section,
    archives: [
      ...recent.slice(0, months.length).map((each, at) => ({ ...each, month: months[at] ?? '' })),
      ...section.archives.filter(isFixed),
    ],
  }
}

function movedArticleDay(publishedOn: string, day: string): string {
  const written = daysBetween(LAST_FIXED_DAY, publishedOn)
  if (written <= 0) return publishedOn
  const share = written / daysBetween(LAST_FIXED_DAY, WRITTEN_ON)
  const moved = plusDays(LAST_FIXED_DAY, Math.floor(share * daysBetween(LAST_FIXED_DAY, day)))
  const weekday = new Date(moved).getUTCDay()
  const daysPastFriday = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  return plusDays(moved, -daysPastFriday)
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** Moves an end of month by whole months. */
const movedMonthEnd = (date: string, day: string) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) + monthsTo(day), 0))
    .toISOString()
    .slice(0, 10)

function movedMonthName(month: string, day: string): string {
  const date = new Date(`1 ${month} UTC`)
  date.setUTCMonth(date.getUTCMonth() + monthsTo(day))
  return monthFormat.format(date)
}

const monthOf = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7))
const monthsTo = (day: string) => monthOf(day) - monthOf(WRITTEN_ON)

/** Moves a UTC time by days, keeping the hour in New York. */
function movedTime(time: string, days: number): string {
  const moved = Date.parse(time) + days * DAY
  const shift = hoursAhead(Date.parse(time)) - hoursAhead(moved)
  return new Date(moved + shift * 60 * 60 * 1000).toISOString().replace('.000', '')
}

const hoursAhead = (time: number) =>
  Number(/GMT([+-]\d+)/.exec(zoneFormat.format(time))?.[1] ?? Number.NaN)

/** From December 20 to January 5. */
const inHolidays = (time: string) => time.slice(5, 10) >= '12-20' || time.slice(5, 10) <= '01-05'
