import type { Path } from 'sanity'
import { isCodeRoute, routes } from '../schema/options'
import { routableTypeNames } from '../schema/routable-types'
import { scrollTargets } from '../schema/validation/anchor-rules'
import { isRecord, placesOf, type Stored } from '../schema/validation/places'

/** The links of a document by kind of target. */
export interface Links {
  pages: { id: string; path: Path }[]
  anchors: number
  web: { href: string; path: Path }[]
}

/** Collects the references, anchors and typed URLs of a document. */
export function linksOf(document: Stored): Links {
  const places = placesOf(document)
  return {
    pages: places.flatMap(({ value, path }) =>
      isRecord(value) && typeof value._ref === 'string' && !/^(image|file)-/.test(value._ref)
        ? [{ id: value._ref, path }]
        : [],
    ),
    anchors: scrollTargets(places).length,
    web: places.flatMap(({ value, field, path }) =>
      (field === 'url' || field === 'href') && typeof value === 'string' && value
        ? [{ href: value, path }]
        : [],
    ),
  }
}

/** The stored state of the linked documents. */
export interface LinkedDocuments {
  published: string[]
  drafts: string[]
  paths: string[]
}

export const LINKED_QUERY = `{
  "published": *[_id in $ids]._id,
  "drafts": *[_id in $draftIds]._id,
  "paths": *[_type in $types && defined(path.current) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))].path.current
    + *[_type == "redirect" && defined(from) && !(_id in path("drafts.**"))].from
}`

export function linkedParams({ pages }: Links) {
  const ids = [...new Set(pages.map(({ id }) => id))]
  return { ids, draftIds: ids.map((id) => `drafts.${id}`), types: routableTypeNames }
}

/** Broken links: missing or unpublished pages, and typed URLs of this site that lead nowhere. */
export function brokenLinks(links: Links, known: LinkedDocuments, site: string) {
  const published = new Set(known.published)
  const drafts = new Set(known.drafts)
  const paths = new Set([...known.paths, ...routes.map(({ value }) => value)])
  const pages = links.pages
    .filter(({ id }) => !published.has(id))
    .map(({ id, path }) => ({
      path,
      message: drafts.has(`drafts.${id}`)
        ? 'What this leads to is not published yet. Publish it first, or choose another.'
        : 'What this leads to no longer exists. Choose another, or remove the link.',
    }))
  const typed = links.web.flatMap(({ href, path }) => {
    const url = URL.parse(href)
    if (!url || url.host !== URL.parse(site)?.host) return []
    const isKnown = paths.has(url.pathname) || isCodeRoute(url.pathname)
    return isKnown
      ? []
      : [
          {
            path,
            message: `This site has no page at ${url.pathname}. Choose the page instead of typing it.`,
          },
        ]
  })
  return [...pages, ...typed]
}
