import { addressesOf, publicHistory } from '../../studio/schema/validation/public-history.ts'
import { type Check, outcome, request } from './check.ts'

type Stored = { _id: string; [field: string]: unknown }

const AT_ONCE = 8
/** Fields with an address that an editor typed; links to documents are references, which Sanity checks. */
const ADDRESS_FIELDS = new Set(['href', 'url'])

/** Whether the addresses on this site that stand in published documents have a page. */
export const deadLinks: Check = async ({ settings: { siteUrl }, client, readToken }) => {
  const documents = await client(readToken).fetch<Stored[]>(
    '*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]',
    {},
    { perspective: 'published' },
  )
  const places = new Map<string, string>()
  for (const document of documents) {
    for (const { address, field } of addressesIn(document, new URL(siteUrl).origin)) {
      places.set(address, `${document._id} ${field}`)
    }
  }
  const dead = await withoutPage(siteUrl, [...places.keys()])
  if (dead.length === 0) return outcome('ok', `${places.size} typed links lead to a page`)
  const named = dead.slice(0, 10).map((path) => `${path} (${places.get(path)})`)
  const message = `The site has no page ${named.join(', ')}.`
  return outcome('warning', message, 'Choose a page there instead of typing its address.')
}

/** Whether every address at which a page was public still answers, as far back as the content lake keeps history. */
export const lostAddresses: Check = async ({ settings: { siteUrl }, client, readToken }) => {
  const reader = client(readToken)
  const pages = await reader.fetch<Stored[]>(
    '*[defined(path.current)]{_id, path, lastUpdated}',
    {},
    { perspective: 'published' },
  )
  const owners = new Map<string, string>()
  await inLanes(pages, async (page) => {
    const [present = ''] = addressesOf(page)
    for (const former of await publicHistory(reader, page._id)) {
      for (const address of addressesOf(former)) owners.set(address, page._id)
      // A legal page: its text of that date.
      if (former._type === 'legalPage' && former.lastUpdated !== page.lastUpdated)
        owners.set(`${present}/versions/${former.lastUpdated}`, page._id)
    }
    owners.delete(present)
  })
  const lost = await withoutPage(siteUrl, [...owners.keys()])
  if (lost.length === 0) return outcome('ok', `${owners.size} former addresses lead to a page`)
  const named = lost.slice(0, 10).map((path) => `${path} (${owners.get(path)})`)
  const message = `Visitors knew ${named.join(', ')} and find nothing there.`
  const advice =
    'Open the document in the Studio: Earlier paths, or Last updated, offers to keep it.'
  return outcome('warning', message, advice)
}

/** The paths at which the site has no page. */
async function withoutPage(siteUrl: string, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  await inLanes(paths, async (path) => {
    const { status } = await request(`${siteUrl}${path}`, { method: 'HEAD' })
    if (status === 404 || status === 410) missing.push(path)
  })
  return missing
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/** The addresses on this site in a document, with the field of each. */
function addressesIn(
  value: unknown,
  origin: string,
  field = '',
): { address: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const place = field ? `${field}.${name}` : name
    if (typeof child !== 'string') return addressesIn(child, origin, place)
    if (!ADDRESS_FIELDS.has(name) || !URL.canParse(child, origin)) return []
    const url = new URL(child, origin)
    return url.origin === origin ? [{ address: url.pathname, field: place }] : []
  })
}
