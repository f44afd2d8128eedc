import type { SanityClient } from 'sanity'
import { locationsQuery } from '../presentation/locations-query'
import { homePageId, routableTypeNames } from '../schema/routable-types'
import { type Content, type Finding, pathOf, type Stored } from './content'
import { typedLinks } from './links'
import { referencesIn } from './references'

type Locations = { locations?: { href: string }[] } | null

/** Pages without a link: nothing refers to them, and no section lists them. */
export async function checkOrphans(
  client: SanityClient,
  { published }: Content,
  siteUrl: string,
): Promise<Finding[]> {
  const linked = new Set<string>()
  for (const document of published) {
    // A redirect is not a link that visitors can find.
    if (document._type === 'redirect') continue
    const targets = [
      ...referencesIn(document).map(({ id }) => id),
      ...typedLinks(document, siteUrl).map(({ target }) => target.split('#')[0] ?? ''),
    ]
    for (const target of targets) if (target !== document._id) linked.add(target)
  }
  const alone = published.filter(
    (document) =>
      routableTypeNames.some((type) => type === document._type) &&
      document._id !== homePageId &&
      !linked.has(document._id) &&
      !linked.has(pathOf(document) ?? ''),
  )
  const findings = await Promise.all(
    alone.map(async (document) => ((await isListed(client, document)) ? [] : [orphan(document)])),
  )
  return findings.flat()
}

async function isListed(client: SanityClient, document: Stored): Promise<boolean> {
  const state = await client
    .withConfig({ perspective: 'published' })
    .fetch<Locations>(locationsQuery(document._type), { ids: [document._id] })
  return (state?.locations ?? []).some(({ href }) => href !== pathOf(document))
}

function orphan({ _id }: Stored): Finding {
  const message =
    'No page leads here, so visitors find it only by search. Link to it from a page or from the navigation.'
  return { level: 'warning', check: 'orphans', id: _id, path: '', message }
}
