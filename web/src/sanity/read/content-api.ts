import 'server-only'
import { env } from '@/env'
import { SANITY_API_VERSION } from '@/env-schema'

/** In ms. */
const TIMEOUT = 1000

/**
 * Whether the content API answers now. Sanity counts each request of a project toward its quota; this one names no
 * project and has no token, so it can be repeated.
 */
export async function contentApiAnswers(): Promise<boolean> {
  const host = env.SANITY_API_HOST || 'https://api.sanity.io'
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(`${host}/v${SANITY_API_VERSION}/ping`, {
      signal,
      cache: 'no-store',
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}
