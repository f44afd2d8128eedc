import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { withInlineScripts } from '../lib/security-headers.ts'

const POLICY = 'content-security-policy'

/**
 * Allows exactly the inline scripts of a page in its Content-Security-Policy. Next puts the data of a page into inline
 * scripts and offers nonces only, which need a page to be rendered for each request. So the hashes are computed from the
 * HTML when it is sent. Streamed HTML, as in draft mode, may run all inline scripts: its headers are sent first.
 *
 * Remove when Next can add hashes to the policy of a cached page (vercel/next.js#4934 was closed without them;
 * `experimental.sri` covers files).
 */
export function hashInlineScripts(response: ServerResponse): void {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
  if (process.env.NODE_ENV === 'development') return
  let hashes: readonly string[] | undefined
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse
  response.end = (...all: unknown[]) => {
    // A body that is sent at once, before the headers are.
    if (!response.headersSent && (isHtml(response) || response.statusCode === 304))
      hashes = hashesOf(all[0], response)
    return end(...all)
  }
  onHeaders(response, () => {
    const policy = response.getHeader(POLICY)
    if (typeof policy !== 'string') return
    if (hashes) response.setHeader(POLICY, withInlineScripts(policy, hashes))
    // The browser keeps the policy that came with the page.
    else if (response.statusCode === 304) response.removeHeader(POLICY)
    else if (isHtml(response)) response.setHeader(POLICY, withInlineScripts(policy))
  })
}

const isHtml = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html')

// A proxy in front buffers headers, usually up to 16 KB. Pages of ours have three inline scripts.
const MOST_HASHES = 150
const MOST_PAGES = 1000
const known = new Map<string, readonly string[]>()

/** Whether the hashes of this answer are known, whatever its body. */
export const areHashesKnown = (response: ServerResponse): boolean =>
  known.has(String(response.getHeader('etag') ?? ''))

/** The hashes of a body, or of the earlier one with its ETag; undefined if they are unknown or too many. */
function hashesOf(body: unknown, response: ServerResponse): readonly string[] | undefined {
  const etag = String(response.getHeader('etag') ?? '')
  const earlier = known.get(etag)
  if (earlier || typeof body !== 'string') return earlier
  const hashes = inlineScriptHashes(body)
  if (hashes.length > MOST_HASHES) return undefined
  if (etag) known.set(etag, hashes)
  const [oldest] = known.keys()
  if (known.size > MOST_PAGES && oldest !== undefined) known.delete(oldest)
  return hashes
}

// React escapes `>` in attributes and `<` in texts, so a tag ends where it seems to.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

/** The CSP hashes of the scripts in this HTML that have no file; data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  return [...new Set(hashes)]
}
