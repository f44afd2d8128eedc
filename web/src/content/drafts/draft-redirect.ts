import 'server-only'
import { cookies } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'
import {
  PATH_INDEX_QUERY,
  type RawPathIndex,
  redirectFrom,
  toPathIndex,
} from '@/content/paths/path-index'
import { draftClient } from '@/content/read/client'
import { ContentError } from '@/content/read/content-error'
import { log } from '@/lib/log'

const TIMEOUT_MS = 3000

/** Where a path leads in the drafts that an editor looks at: by a redirect, an earlier path or another spelling. */
export async function draftRedirect(path: string): Promise<string | undefined> {
  try {
    const perspective =
      (await resolvePerspectiveFromCookies({ cookies: await cookies() })) ?? 'drafts'
    const raw = await draftClient.fetch<RawPathIndex>(
      PATH_INDEX_QUERY,
      {},
      { perspective, cache: 'no-store', stega: false, signal: AbortSignal.timeout(TIMEOUT_MS) },
    )
    return redirectFrom(path, toPathIndex(raw))?.to
  } catch (error) {
    // The page itself says what is wrong.
    log.error(new ContentError('PATH_INDEX_QUERY', error).message)
    return undefined
  }
}
