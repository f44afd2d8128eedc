// Scripts import this file too, so it imports nothing of the site and nothing of Next.

export type EdgeName = 'varnish' | 'fastly' | 'cloudflare'

export type PurgeCall = {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

export type Adapter = {
  /**
   * How long, in seconds, a page stays fresh at the edge without a purge. A day where the edge asks the site whether
   * purges have failed (scripts/deploy/varnish.vcl), a minute where it cannot ask.
   */
  life: number
  /** The most keys of one call. */
  keysPerCall: number
  /** The headers of a page that the edge may keep for this long; it removes them. */
  pageHeaders: (keys: readonly string[], seconds: number) => Record<string, string>
  /** One request for each address. */
  calls: (address: string, token: string, keys: readonly string[]) => PurgeCall[]
  /** Whether the body of a 2xx says that it worked. */
  hasWorked?: (body: unknown) => boolean
}

const DAY = 86_400
const MINUTE = 60
const JSON_TYPE = { 'content-type': 'application/json' }

/** While no web server answers, the edge may show a page of the last day. */
const control = (seconds: number) => `max-age=${seconds}, stale-if-error=${DAY}`

const surrogateHeaders = (keys: readonly string[], seconds: number) => ({
  'surrogate-key': keys.join(' '),
  'surrogate-control': control(seconds),
})

export const ADAPTERS: Record<EdgeName, Adapter> = {
  // The contract is ours: scripts/deploy/varnish.vcl. Its address, or those of several, separated by commas.
  varnish: {
    life: DAY,
    keysPerCall: 200,
    pageHeaders: surrogateHeaders,
    calls: (address, token, keys) =>
      address.split(',').map((url) => ({
        url: url.trim(),
        method: 'PURGE',
        headers: { authorization: `Bearer ${token}`, 'surrogate-key': keys.join(' ') },
      })),
  },
  // "Purge multiple surrogate key tags" of Fastly's API, at most 256 in a call. Its address is
  // https://api.fastly.com/service/SERVICE_ID. Soft: what is old may still be shown while no web server answers.
  fastly: {
    life: MINUTE,
    keysPerCall: 256,
    pageHeaders: surrogateHeaders,
    calls: (address, token, keys) => [
      {
        url: `${address}/purge`,
        method: 'POST',
        headers: {
          ...JSON_TYPE,
          accept: 'application/json',
          'fastly-key': token,
          'fastly-soft-purge': '1',
        },
        body: JSON.stringify({ surrogate_keys: keys }),
      },
    ],
  },
  // "Purge cached content by tag" of Cloudflare's API, at most 100 in a call. Its address is
  // https://api.cloudflare.com/client/v4/zones/ZONE_ID. It reads headers of its own, and passes Surrogate-… on to visitors.
  cloudflare: {
    life: MINUTE,
    keysPerCall: 100,
    pageHeaders: (keys, seconds) => ({
      'cache-tag': keys.join(','),
      'cloudflare-cdn-cache-control': control(seconds),
    }),
    calls: (address, token, keys) => [
      {
        url: `${address}/purge_cache`,
        method: 'POST',
        headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags: keys }),
      },
    ],
    hasWorked: (body) =>
      typeof body === 'object' && body !== null && 'success' in body && body.success === true,
  },
}
