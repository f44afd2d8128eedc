import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/env'

const NAME = '__prerender_bypass'

type Cookies = { get: (name: string) => { value: string } | undefined }

let expected: string | undefined

/**
 * Whether a request has the draft mode cookie of this build, rather than a forged one. `draftMode()` is always off in a
 * proxy that runs on Node.js, so this compares the cookie with the id in the build's manifest, as the fix in
 * vercel/next.js#95812 does.
 *
 * Use `draftMode()` in the proxy when that pull request is released. `request-url.ts` runs before Next and needs this
 * function for as long as it hides queries.
 */
export function hasDraftCookie(cookies: Cookies): boolean {
  const given = cookies.get(NAME)?.value
  if (given === undefined) return false
  expected ??= previewId()
  // In development the id is unknown, and the page decides.
  return expected === '' || given === expected
}

function previewId(): string {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
  if (process.env.NODE_ENV !== 'production') return ''
  try {
    const file = path.join(
      /* turbopackIgnore: true */ process.cwd(),
      env.SITE_BUILD_DIR,
      'prerender-manifest.json',
    )
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
      preview?: { previewModeId?: string }
    }
    return manifest.preview?.previewModeId ?? ''
  } catch {
    return ''
  }
}
