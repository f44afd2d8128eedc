import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { env, isDevelopment } from '../../env.ts'

/** Next's draft-mode cookie. Its value is an id of the build: the same for everybody, and it never expires. */
export const NEXT_DRAFT_COOKIE = '__prerender_bypass'
const NAMES = new Set([NEXT_DRAFT_COOKIE, '__next_preview_data'])

/**
 * Removes Next's draft-mode cookies from a request. Browsers never get them: the proxy adds one to the requests of whoever
 * has our pass (docs/draft-mode.md).
 *
 * Remove, with `inDraftMode`, when Next lets a proxy turn draft mode on for one request. No upstream issue found as of
 * 2026-11; vercel/next.js#95634 is about the attributes of the cookie only.
 */
export function removeDraftCookies({ headers }: IncomingMessage): void {
  if (headers.cookie?.includes('__')) headers.cookie = withoutDraftCookies(headers.cookie)
}

const withoutDraftCookies = (cookies: string) =>
  cookies
    .split(';')
    .filter((pair) => !NAMES.has((pair.split('=')[0] ?? '').trim()))
    .join(';')

/** For the proxy: the headers of a request with draft mode turned on. */
export function inDraftMode(given: Headers): Headers {
  const headers = new Headers(given)
  previewId ??= readPreviewId()
  headers.set('cookie', `${given.get('cookie')}; ${NEXT_DRAFT_COOKIE}=${previewId}`)
  return headers
}

let previewId: string | undefined

function readPreviewId(): string {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), env.SITE_BUILD_DIR)
  const file = path.join(folder, isDevelopment ? 'dev' : '', 'server/preview-props.json')
  const { previewModeId } = JSON.parse(readFileSync(file, 'utf8')) as { previewModeId?: string }
  if (!previewModeId) throw new Error(`${file} has no id of draft mode`)
  return previewModeId
}
