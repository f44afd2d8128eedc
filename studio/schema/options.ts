import { dialogForms } from '../../web/src/leads/forms/forms.gen.ts'
import { OWN_PATHS, OWN_SEGMENTS } from '../../web/src/lib/own-paths.gen.ts'

/** How much a button asks for attention. */
export const looks = [
  { title: 'Primary: the one thing to do here', value: 'primary' },
  { title: 'Secondary: beside a primary one', value: 'secondary' },
  { title: 'Quiet: a text link with an arrow', value: 'quiet' },
]

/** What a button or link can lead to; each value but `chat` and `none` is the name of the field that holds it. */
export const targets = [
  { title: 'A page of this site', value: 'document' },
  { title: 'An account screen', value: 'route' },
  { title: 'A web address, email or phone number', value: 'url' },
  { title: 'A dialog', value: 'dialog' },
  { title: 'The chat (or Technical support, where there is none)', value: 'chat' },
  { title: 'A file to download', value: 'file' },
  { title: 'A place on the same page', value: 'anchor' },
  { title: 'Nothing (shown as plain text)', value: 'none' },
]

/** Screens that are code, not content, so that a link cannot reference them. */
export const routes = [
  { title: 'Login', value: '/login' },
  { title: 'Sign up', value: '/signup' },
  { title: 'Forgot password', value: '/forgot-password' },
  { title: 'Dashboard', value: '/dashboard' },
]

const ownPaths = new Set(OWN_PATHS)
const ownSegments = new Set(OWN_SEGMENTS)

/** Earlier texts of a legal page, which the site shows below it. */
const legalVersion = /^\/legal\/[^/]+\/versions\/[^/]+$/

/** Whether the site keeps this path for itself, in any case and with any slash at the end: no document lives there. */
export function isCodeRoute(path: string): boolean {
  const place = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  const [, first = ''] = place.split('/')
  // Next has pages of its own under names with an underscore.
  if (first.startsWith('_') || ownSegments.has(first)) return true
  // Pages as Markdown; the home page has /index.md.
  if (place.endsWith('.md') || place === '/index') return true
  return ownPaths.has(place) || legalVersion.test(place)
}

/** The dialogs that a button can open: one for each form that the site has under a name. */
export const dialogs = Object.keys(dialogForms).map((value) => ({ title: inWords(value), value }))

function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The subjects by which the register of figures is folded. */
export const figureSubjects = [
  'Customers',
  'Cases and free accounts',
  'Networks, labels and lists',
  'Uptime, speed and limits',
  'Support and reply times',
  'Courses, events and readers',
  'Team and partners',
]

/** How far an unpublished report has come, nearest to print first. */
export const researchStages = ['In Progress', 'Research Phase', 'Planning']

/** The areas of research that reports belong to. */
export const reportCategories = ['Crime', 'Markets', 'DeFi', 'Geography']

/** What is drawn on the cover of a report. */
export const reportCovers = [
  { title: 'Flows that meet at few points', value: 'flows' },
  { title: 'Tiles, some sold in a circle', value: 'tiles' },
  { title: 'Pools of four sizes', value: 'pools' },
  { title: 'Meridians', value: 'meridians' },
]

/** The two places in which articles are published. */
export const articleAreas = [
  { title: 'Blog', value: 'blog' },
  { title: 'News', value: 'news' },
]

/** What the label of an event says. */
export const eventTags = [
  { title: 'Live', value: 'LIVE' },
  { title: 'Upcoming', value: 'UPCOMING' },
  { title: 'Workshop', value: 'WORKSHOP' },
]

/** What the label of a course says. */
export const courseBadges = [
  { title: 'Popular', value: 'POPULAR' },
  { title: 'New', value: 'NEW' },
]

/** The groups in which the site names people. */
export const teams = [
  { title: 'Executive team', value: 'executive' },
  { title: 'Senior leadership', value: 'senior' },
  { title: 'Advisory board', value: 'advisory' },
  { title: 'Staff', value: 'staff' },
]

/** What was recorded; each kind has its own lists on the site. */
export const recordingKinds = [
  { title: 'Webinar', value: 'webinar' },
  { title: 'Product demo', value: 'demo' },
]

/** The drawings that stand for a recording. */
export const posters = [
  { title: 'A traced graph', value: 'graph' },
  { title: 'A queue of alerts', value: 'alerts' },
  { title: 'A story on a timeline', value: 'story' },
  { title: 'A call and its answer', value: 'call' },
  { title: 'Two people in conversation', value: 'talk' },
]

/** Pictures that the site draws itself. */
export const pictures = [
  { title: 'Case workspace', value: 'case-workspace' },
  { title: 'Case 2041, to be played', value: 'case-player' },
  { title: 'Screening bench, to be tried', value: 'risk-score' },
  { title: 'Queue of alerts, in order of harm', value: 'alert-feed' },
  { title: 'Path and exposures of one alert', value: 'exposure-path' },
  { title: 'API call', value: 'api-call' },
  { title: 'Market flows', value: 'market-flows' },
  { title: 'Holders of a token, by owner', value: 'holders' },
  { title: 'Alert stream with rules', value: 'alert-stream' },
  { title: 'Case in two lanes', value: 'case-lanes' },
  { title: 'Address and what is known of it', value: 'address-answer' },
  { title: 'Price feed with rounds', value: 'price-feed' },
  { title: 'Order book with layering', value: 'order-book' },
  { title: 'Wash trading', value: 'wash-loop' },
  { title: 'Parts of a score', value: 'score-parts' },
  { title: 'Screening queue', value: 'screening-queue' },
  { title: 'Freeze request of case 2041', value: 'freeze-letter' },
  { title: 'Exhibit of case 2041: one hop through a mixer', value: 'mixer-match' },
  { title: 'Audit trail of one decision', value: 'decision-trail' },
]

/** What a callout in a text is for; its color says so. */
export const calloutTones = [
  { title: 'Note: good to know', value: 'note' },
  { title: 'Tip: makes it easier', value: 'tip' },
  { title: 'Warning: what can go wrong', value: 'warning' },
]

/** Languages that the site can highlight. */
export const codeLanguages = [
  { title: 'Shell', value: 'bash' },
  { title: 'HTTP', value: 'http' },
  { title: 'JSON', value: 'json' },
  { title: 'JavaScript', value: 'javascript' },
  { title: 'Python', value: 'python' },
  { title: 'Go', value: 'go' },
  { title: 'Ruby', value: 'ruby' },
  { title: 'SQL', value: 'sql' },
  { title: 'Plain text', value: 'text' },
]

/**
 * How pages show the text of a field that has no mark in the preview: `never`, as a key or a link; or `unmarked`, as
 * code, in an attribute, or where code compares it. Without it, a click on the text in the preview opens the field.
 * Chosen options, slugs and web addresses are never shown.
 */
export type Shown = 'never' | 'unmarked'

declare module 'sanity' {
  interface BaseSchemaTypeOptions {
    shown?: Shown
  }
}
