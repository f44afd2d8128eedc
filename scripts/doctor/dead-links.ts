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
  const waiting = [...places.keys()]
  const dead: string[] = []
  const lane = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const { status } = await request(`${siteUrl}${path}`, { method: 'HEAD' })
      if (status === 404 || status === 410) dead.push(`${path} (${places.get(path)})`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (dead.length === 0) return outcome('ok', `${places.size} typed links lead to a page`)
  const message = `The site has no page ${dead.slice(0, 10).join(', ')}.`
  return outcome('warning', message, 'Choose a page there instead of typing its address.')
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
