const SANITY_SERVERS = /^https:\/\/(?:[\w-]+\.)*(?:sanity\.io|sanity-cdn\.com)\//
const VERSION_CHECK = 'https://sanity-cdn.com/v1/modules/'

/**
 * Answers the Studio's requests to Sanity's servers locally. It checks for a new version every 15 minutes, and at start
 * whether it may send feedback; sanity 6.16 has no setting for either. Call it before the Studio starts.
 */
export function answerForSanityServers(scope: { fetch: typeof fetch }): void {
  const send = scope.fetch.bind(scope)
  scope.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!SANITY_SERVERS.test(url)) return send(input, init)
    // No newer version; every other request gets a 404.
    return url.startsWith(VERSION_CHECK) ? Response.json({}) : new Response(null, { status: 404 })
  }
}
