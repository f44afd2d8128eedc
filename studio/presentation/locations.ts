import { type DocumentLocationsState, defineLocations } from 'sanity/presentation'
import { type RoutableType, routableTypeNames } from '../schema/routable-types'
import { isSitePath } from '../schema/validation/path'

/** Types that the page above their documents lists: `/company/careers` above `/company/careers/analyst`. */
const isListed: Partial<Record<RoutableType, true>> = {
  article: true,
  event: true,
  guide: true,
  job: true,
}

const ownPage = (type: RoutableType) =>
  defineLocations({
    select: { title: 'title', path: 'path.current' },
    resolve: (document): DocumentLocationsState | undefined => {
      // A new document is not stored before its first change, even if its form has a path.
      if (!document) return undefined
      const path: string | undefined = document.path
      if (!path || !isSitePath(path)) {
        const message = 'This has no valid address yet, so it cannot be shown.'
        return { message, tone: 'caution' }
      }
      const page = { title: document.title || 'Untitled', href: path }
      const list = { title: 'The list above it', href: path.slice(0, path.lastIndexOf('/')) }
      return { locations: isListed[type] ? [page, list] : [page] }
    },
  })

const onEveryPage = (message: string) =>
  defineLocations({ message, locations: [{ title: 'Home', href: '/' }], tone: 'positive' })

const whereChosen = defineLocations({
  message: 'Shown on the pages that list it or name it. Its incoming references tell which.',
  tone: 'positive',
})

/** Where the site shows a document, by its type: the Presentation tool's banner above a form. */
export const locations = {
  ...Object.fromEntries(routableTypeNames.map((type) => [type, ownPage(type)])),
  report: defineLocations({
    select: { title: 'page.title', path: 'page.path.current' },
    resolve: (report) =>
      report?.path
        ? { locations: [{ title: report.title || 'Untitled', href: report.path }] }
        : { message: 'Choose the page that shows this report.', tone: 'caution' },
  }),
  siteSettings: onEveryPage('These settings are used on every page.'),
  navigation: onEveryPage('The menus are shown on every page.'),
  companyFigure: defineLocations({
    message: 'Shown where a section or a text names it. Its incoming references tell the sections.',
    tone: 'positive',
  }),
  ...Object.fromEntries(
    ['articleCategory', 'course', 'person', 'recording', 'testimonial', 'upcomingReport'].map(
      (type) => [type, whereChosen],
    ),
  ),
}
