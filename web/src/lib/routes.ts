import type { CONTENT_AREAS } from './routable-types.gen.ts'

/** Paths that are defined in code, not by editors. */
export const homeHref = () => '/'
export const loginHref = () => '/login'
/** The parameter of the sign-up that names the plan whose button led there. */
export const CHOSEN_PLAN = 'plan'
export const signupHref = (plan?: string) =>
  plan ? `/signup?${CHOSEN_PLAN}=${encodeURIComponent(plan)}` : '/signup'
export const forgotPasswordHref = () => '/forgot-password'
export const dashboardHref = () => '/dashboard'
export const submissionsHref = () => '/api/submissions'
export const plainSubmissionsHref = () => '/api/submissions/plain'
export const downloadsHref = () => '/api/downloads'
export const searchIndexHref = () => '/api/search-index'
export const searchHref = (query?: string) =>
  query ? `/search?q=${encodeURIComponent(query)}` : '/search'
/** The page of a form that other pages open as a dialog. */
export const formHref = (form: string) => `/forms/${form}`
export const isFormPath = (path: string): boolean => path.startsWith(formHref(''))
export const calendarHref = (path: string) => `/api/events${path.slice(path.lastIndexOf('/'))}`
/** The figures of a report's charts, by the id of the report. */
export const chartFileHref = (id: string) => `/api/charts/${encodeURIComponent(id)}.csv`
/** For developers and editors; visitors get a 404 (proxy.ts). */
export const galleryHref = () => '/gallery'
export const leaveDraftModeHref = () => '/api/draft-mode/disable'

/** Pages of content that code links to. */
export const termsHref = () => '/legal/terms-of-service'
export const privacyHref = () => '/legal/privacy-policy'
export const contactHref = () => '/company/contact'
export const supportCenterHref = () => '/resources/support-center'
/** Lists the register of company figures. */
export const pressHref = () => '/company/press'

export type ContentArea = (typeof CONTENT_AREAS)[number]

/** The areas in which pages made of sections may lie one below another. */
const PAGE_AREAS = ['solutions', 'resources', 'company'] as const

export type PageArea = (typeof PAGE_AREAS)[number]

/** Whether a path lies at the top level, as /pricing, or in an area of pages, at any depth. */
export function isPagePath(path: string): boolean {
  const [first = '', ...others] = path.slice(1).split('/')
  const isNested = PAGE_AREAS.some((area) => area === first)
  return first !== '' && (others.length === 0 || (isNested && others.every(Boolean)))
}

export function pathInArea(area: ContentArea, slug: string): string {
  return `/${area}/${slug}`
}

/** The slug of a path when it lies directly in the area. */
export function slugInArea(area: ContentArea, path: string): string | undefined {
  const start = `/${area}/`
  const slug = path.startsWith(start) ? path.slice(start.length) : ''
  return slug && !slug.includes('/') ? slug : undefined
}

const VERSIONS = '/versions/'

/** The earlier text of a legal page that came into force on this date. */
export const legalVersionHref = (path: string, date: string) => `${path}${VERSIONS}${date}`

export function isLegalVersionPath(path: string): boolean {
  const [page = '', date = '', ...rest] = path.split(VERSIONS)
  return slugInArea('legal', page) !== undefined && /^[^/]+$/.test(date) && rest.length === 0
}

/** Links to the section of the same page that has this anchor. */
export function hrefForAnchor(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`
}

const ACCOUNT_PATHS = new Set([loginHref(), signupHref(), forgotPasswordHref(), dashboardHref()])

/** Whether a path is one of the account screens, which have their own scripts. */
export function isAccountPath(path: string): boolean {
  return ACCOUNT_PATHS.has(path)
}

const START = '/og'

/** The path of a page's share image. */
export function shareImageHref(path: string): string {
  return path === homeHref() ? START : START + path
}

/** The path of the page that a share image belongs to. */
export function pathOfShareImage(href: string): string | undefined {
  if (href === START) return homeHref()
  return href.startsWith(`${START}/`) ? href.slice(START.length) : undefined
}

const MARKDOWN = '.md'
/** Not `/.md`; so no document has the path without the ending. */
const HOME_IN_MARKDOWN = '/index.md'

/** The path of a page as Markdown. */
export function markdownHref(path: string): string {
  return path === homeHref() ? HOME_IN_MARKDOWN : path + MARKDOWN
}

/** The path of the page that a path of Markdown belongs to. */
export function pathOfMarkdown(href: string): string | undefined {
  if (href === HOME_IN_MARKDOWN) return homeHref()
  const path = href.endsWith(MARKDOWN) ? href.slice(0, -MARKDOWN.length) : ''
  return path === '' || path.endsWith('/') ? undefined : path
}

/** The areas that have a feed. */
const FEED_AREAS = ['resources/blog', 'company/news'] as const

export type FeedArea = (typeof FEED_AREAS)[number]

export const feedHref = (area: FeedArea) => `/${area}/feed.xml`

/** The feeds that a page names: a list of articles and each article its own, the home page all. */
export const feedsOf = (path: string): FeedArea[] =>
  FEED_AREAS.filter(
    (area) => path === homeHref() || path === `/${area}` || path.startsWith(`/${area}/`),
  )
