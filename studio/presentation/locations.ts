import { type DocumentLocationResolvers, defineLocations } from 'sanity/presentation'
import { type RoutableType, routableTypeNames } from '../schema/options/routable-types'

const ownAddress = defineLocations({
  select: { title: 'title', path: 'path.current' },
  resolve: (document) => {
    if (!document?.path) {
      return { message: 'This has no address yet, so it cannot be shown.', tone: 'caution' }
    }
    return { locations: [{ title: document.title || 'Untitled', href: document.path }] }
  },
})

const everywhere = (message: string) =>
  defineLocations({ message, locations: [{ title: 'Home', href: '/' }], tone: 'positive' })

/** Where on the site each type of document can be seen. */
export const locations: DocumentLocationResolvers = {
  ...(Object.fromEntries(routableTypeNames.map((type) => [type, ownAddress])) as Record<
    RoutableType,
    typeof ownAddress
  >),
  siteSettings: everywhere('These settings are used on every page.'),
  navigation: everywhere('The menus are shown on every page.'),
  testimonial: everywhere('Shown on every page that has chosen it.'),
  person: everywhere('Shown wherever somebody is named: leadership, speakers, authors.'),
  recording: everywhere('Shown on the pages that list recordings.'),
  course: everywhere('Shown on every page that lists courses.'),
}
