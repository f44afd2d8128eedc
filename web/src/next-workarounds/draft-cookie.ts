import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/env'

const NAME = '__prerender_bypass'

type Cookies = { get: (name: string) => { value: string } | undefined }

let expected: string | undefined

/**
 * Whether a request has the cookie of draft mode, and not one that its sender made up. Next's own
 * `draftMode()` cannot tell in a proxy, so this reads what it compares with: made anew by each build.
 */
export function hasDraftCookie(cookies: Cookies): boolean {
  const given = cookies.get(NAME)?.value
  if (given === undefined) return false
  expected ??= previewId()
  // Where it is not known, as in development, the page decides by itself.
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
