import type { ValidationContext, ValidationError } from 'sanity'
import { apiVersion } from '../../env'
import { routableTypeNames } from '../routable-types'
import { anchorsOf, deadAnchors, scrollTargets } from './anchor-rules'
import { publishedId } from './path'
import { objectsIn, placesOf, type Stored } from './places'

type Reference = { _ref?: string } | undefined
type Slug = { current?: string } | undefined

/** A client that sees drafts before published documents, as the editor does. */
const clientOf = ({ getClient }: ValidationContext) =>
  getClient({ apiVersion }).withConfig({ perspective: 'drafts' })

const idOf = ({ document }: ValidationContext) => publishedId(document?._id ?? '')

/** The area whose lists show an article with this path. */
export const areaOf = (path: unknown) =>
  (path as Slug)?.current?.startsWith('/company/news/') ? 'news' : 'blog'

const areaNames = { blog: 'blog', news: 'news' } as const

/** An article's category must belong to the blog or the news, as the article does: its lists filter by it. */
export async function checkCategoryArea(category: Reference, context: ValidationContext) {
  if (!category?._ref) return true
  const area = areaOf(context.document?.path)
  const found = await clientOf(context).fetch<{ title?: string; area?: string } | null>(
    '*[_id == $id][0]{title, area}',
    { id: category._ref },
  )
  if (!found?.area || found.area === area) return true
  return `“${found.title}” is a category of the ${found.area}, but the path makes this an article of the ${areaNames[area]}. Choose another category.`
}

/** Two categories of one area with the same name in links: each link would show the articles of both. */
export async function checkCategorySlug(slug: Slug, context: ValidationContext) {
  const current = slug?.current ?? ''
  if (!current) return 'Press Generate, or enter a short name.'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(current)) {
    return 'Use small letters, digits and single hyphens, as in market-abuse. Or press Generate.'
  }
  const other = await clientOf(context).fetch<string | null>(
    '*[_type == "articleCategory" && slug.current == $current && area == $area && _id != $id][0].title',
    { current, area: context.document?.area ?? '', id: idOf(context) },
  )
  return other ? `“${other}” already has this name in links. Choose another one.` : true
}

/** A guide whose topic no page lists is found by its search only. */
export async function adviseTopic(topic: string | undefined, context: ValidationContext) {
  if (!topic) return true
  const listed = await clientOf(context).fetch<string[]>(
    'array::unique(*[_type in ["page", "product"]].sections[_type == "guideIndex"].topics[].topic)',
  )
  if (listed.length === 0 || listed.includes(topic)) return true
  return `No page lists guides of “${topic}”. Choose one of: ${listed.join(', ')}. Or add the topic to a page.`
}

/** Two pages with one title look the same in search results, in tabs and in lists. */
export async function adviseSameTitle(title: string | undefined, context: ValidationContext) {
  if (!title?.trim() || !context.document) return true
  const path = await clientOf(context).fetch<string | null>(
    '*[_type in $types && _type == $type && title == $title && _id != $id][0].path.current',
    { types: routableTypeNames, type: context.document._type, title, id: idOf(context) },
  )
  return path ? `${path} has the same title. Search results show both: make them differ.` : true
}

/** The plans that a page has itself: those that it shows of another page are not shown on a third. */
export const OWN_PLANS = 'sections[_type == "plans" && !defined(plansOf)].plans[]'

/** The site would show no prices: the plans may have been removed from that page since it was chosen. */
export async function checkHasPlans(page: Reference, context: ValidationContext) {
  if (!page?._ref) return true
  const title = await clientOf(context).fetch<string | null>(
    `*[_id == $id && count(${OWN_PLANS}) in [0, null]][0].title`,
    { id: page._ref },
  )
  return title ? `“${title}” has no plans of its own. Choose another page.` : true
}

const withSections = new Set(['page', 'product', 'report'])

/** Buttons whose anchor is neither in this document nor, for a report and its page, in the other one. */
export async function findDeadAnchors(
  document: Stored,
  context: ValidationContext,
): Promise<ValidationError[]> {
  const places = placesOf(document)
  const targets = scrollTargets(places)
  if (targets.length === 0) return []
  if (!withSections.has(String(document._type))) {
    return targets.map(({ path }) => ({
      message:
        'This button stands on several pages, so it cannot scroll to one place. Choose another target.',
      path,
    }))
  }
  const others = await clientOf(context).fetch<Stored[]>(
    '*[_id == $page || (_type == "report" && page._ref == $id)]',
    { id: idOf(context), page: (document.page as Reference)?._ref ?? '' },
  )
  return deadAnchors(
    places,
    others.flatMap((other) => [...anchorsOf(placesOf(other))]),
  )
}

/** Links to a place of another page that this page does not have: they lead to its top. */
export async function adviseDeadPlaces(
  document: Stored,
  context: ValidationContext,
): Promise<ValidationError[]> {
  const links = objectsIn(placesOf(document), 'action', 'link').flatMap(({ value, path }) => {
    const page = (value.document as Reference)?._ref
    const { target, anchor } = value
    // The site gives each figure of the register its anchor.
    if (target !== 'document' || !page || typeof anchor !== 'string' || !anchor) return []
    return anchor.startsWith('figure-') ? [] : [{ page, anchor, path: [...path, 'anchor'] }]
  })
  if (links.length === 0) return []
  // A report and its page are shown as one.
  const parts = await clientOf(context).fetch<{ page: string; document: Stored }[]>(
    `[...*[_id in $pages]{"page": _id, "document": @}, ...*[_id in $pages && defined(page)]{"page": _id, "document": page->},
      ...*[_type == "report" && page._ref in $pages]{"page": page._ref, "document": @}]`,
    { pages: links.map(({ page }) => page) },
  )
  return links.flatMap(({ page, anchor, path }) => {
    const known = parts
      .filter((part) => part.page === page && part.document)
      .flatMap((part) => [...anchorsOf(placesOf(part.document))])
    if (known.length === 0 || known.includes(anchor)) return []
    const offered = known.filter(Boolean).slice(0, 8).join(', ')
    return {
      message: `The chosen page has no anchor “${anchor}”, so this leads to its top. Choose one of: ${offered}.`,
      path,
    }
  })
}
