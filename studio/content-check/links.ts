import { isCodeRoute } from '../schema/options'
import { routableTypeNames, routableTypes } from '../schema/routable-types'
import { type Content, type Finding, type Node, nodesIn, pathOf, type Stored } from './content'
import { redirectMap } from './redirects'

/** The first segments of the site's paths: /products, /legal and so on. */
const areas = [
  ...new Set(
    routableTypeNames.flatMap((type) => routableTypes[type].map((prefix) => prefix.split('/')[1])),
  ),
]
/** A path in a text, such as /products/reactor, but not the end of another URL. */
const PATH_IN_TEXT = new RegExp(
  `(?<![\\w/.:-])/(?:${areas.join('|')})(?:/[a-z0-9-]+)*(?:#[\\w-]+)?`,
  'g',
)
const URL_FIELDS = new Set(['href', 'url'])

export interface TypedLink {
  path: string
  /** The path on this site, with its anchor. */
  target: string
  /** Whether it can be clicked; otherwise it is plain text. */
  isLink: boolean
}

/** Links to this site that are typed in a link field or in a text. */
export function typedLinks(document: Stored, siteUrl: string): TypedLink[] {
  const { origin } = new URL(siteUrl)
  return [...nodesIn(document)].flatMap((node): TypedLink[] => {
    const { name, value, path } = node
    if (typeof value !== 'string' || isNoText(node, document)) return []
    if (URL_FIELDS.has(name)) {
      const url = URL.parse(value, origin)
      return url?.origin === origin ? [{ path, target: url.pathname + url.hash, isLink: true }] : []
    }
    // Strip the origin first, so that paths of full URLs are found, too.
    const found = value.replaceAll(`${origin}/`, ' /').match(PATH_IN_TEXT) ?? []
    return found.map((target) => ({ path, target, isLink: false }))
  })
}

/** Whether the value is not text: paths of documents and redirects, and code. */
function isNoText({ name, path, parent }: Node, { _type }: Stored): boolean {
  return (
    name.startsWith('_') ||
    name === 'code' ||
    parent._type === 'slug' ||
    path === 'path.current' ||
    (_type === 'redirect' && name === 'from')
  )
}

/** Typed links that lead nowhere or to a redirect, and anchors that no section has. */
export function checkLinks(content: Content, documents: Stored[], siteUrl: string): Finding[] {
  const paths = new Map(
    content.published.flatMap((document) => {
      const path = pathOf(document)
      return path ? [[path, document] as const] : []
    }),
  )
  const redirects = redirectMap(content)
  const finding = (document: Stored, level: Finding['level'], path: string, message: string) => ({
    level,
    check: 'links',
    id: document._id,
    path,
    message,
  })
  return documents.flatMap((document) => {
    const typed = typedLinks(document, siteUrl).flatMap(({ path, target, isLink }) => {
      const [to = '', anchor] = target.split('#')
      const place = to.replace(/(?<=.)\/$/, '')
      const page = paths.get(place)
      if (redirects.has(place)) {
        const now = redirects.get(place)?.to
        return [finding(document, 'warning', path, `${place} is redirected to ${now}: enter that.`)]
      }
      if (!page && !isCodeRoute(place) && place !== '/gallery') {
        const level = isLink ? 'error' : 'warning'
        return [
          finding(
            document,
            level,
            path,
            `The site has no page ${place}. Choose a page instead of typing its path.`,
          ),
        ]
      }
      const isDead = anchor && page?.sections && !anchorsOf(page, content).has(anchor)
      return isDead
        ? [finding(document, 'error', path, `${place} has no section with the anchor ${anchor}.`)]
        : []
    })
    return [...typed, ...checkAnchors(content, document, finding)]
  })
}

type MakeFinding = (
  document: Stored,
  level: Finding['level'],
  path: string,
  message: string,
) => Finding

function checkAnchors(content: Content, document: Stored, finding: MakeFinding): Finding[] {
  const page = document._type === 'report' ? content.byId.get(referenceOf(document.page)) : document
  if (!page?.sections) return []
  const known = anchorsOf(page, content)
  return [...nodesIn(document)].flatMap(({ name, value, parent, path }) => {
    const isTarget = name === 'anchor' && parent.target === 'anchor' && typeof value === 'string'
    if (!isTarget || known.has(value)) return []
    const message = `No section of this page has the anchor ${value}. Enter it in a section, or choose another one.`
    return [finding(document, 'error', path, message)]
  })
}

/** The anchors of a page: those of its sections, and of its report. */
function anchorsOf(page: Stored, { published }: Content): Set<string> {
  const reports = published.filter(
    ({ _type, page: of }) => _type === 'report' && referenceOf(of) === page._id,
  )
  const nodes = [page, ...reports].flatMap((document) => [...nodesIn(document)])
  return new Set(
    nodes.flatMap(({ name, value, parent }) =>
      name === 'anchor' && typeof value === 'string' && !('target' in parent) ? [value] : [],
    ),
  )
}

const referenceOf = (value: unknown) => String((value as { _ref?: unknown } | undefined)?._ref)
