import type { Showing } from '../../../presentation/shown-by'

/** The types of document that a list on a page can show. */
export const listedTypes = [
  { title: 'Products', value: 'product' },
  { title: 'Reports', value: 'report' },
  { title: 'Upcoming reports', value: 'upcomingReport' },
  { title: 'Guides', value: 'guide' },
  { title: 'Courses', value: 'course' },
  { title: 'Open positions', value: 'job' },
  { title: 'Upcoming events', value: 'event' },
  { title: 'Recordings', value: 'recording' },
  { title: 'People', value: 'person' },
  { title: 'Testimonials', value: 'testimonial' },
]

/** Which documents of a type a list shows when none are chosen; all of them unless named here. */
const allWhere: Record<string, string> = {
  recording: 'kind == ^.kind',
  person: 'team == ^.team',
}

export const documentListShows: Showing[] = listedTypes.map(({ value: type }) => ({
  type,
  when: `what == "${type}"`,
  field: 'chosen',
  // Guides are only shown if chosen.
  ...(type !== 'guide' && { all: allWhere[type] ?? 'true' }),
}))
