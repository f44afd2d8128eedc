import { createHash } from 'node:crypto'

// A proxy in front buffers headers, usually up to 16 KB. Pages of ours have three inline scripts.
const MOST = 150

// React escapes `>` in attributes and `<` in texts, so a tag ends where it seems to.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

/**
 * The hashes (`sha256-…`) of the scripts in this HTML that have no file, for its Content-Security-Policy; data blocks need
 * none. Undefined if there are too many for a header.
 *
 * Next puts the data of a page into inline scripts and offers nonces only, which need a page to be rendered for each
 * request. Remove when Next can add hashes to the policy of a cached page (vercel/next.js#4934 was closed without them;
 * `experimental.sri` covers files).
 */
export function inlineScriptHashes(html: string): string[] | undefined {
  const hashes = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  return hashes.length > MOST ? undefined : [...new Set(hashes)]
}
