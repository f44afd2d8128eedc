import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { testUrls } from './test-urls.ts'

/** Requests the Presentation tool's URL with this secret. */
export function requestDraftMode(
  secret: string,
  path: string,
  site = testUrls().site,
): Promise<Response> {
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': 'drafts',
  })
  const url = `${site}/api/draft-mode/enable?${query}`
  return fetch(url, { redirect: 'manual' })
}

/** Enters draft mode as the Presentation tool does; returns the editor's cookies. */
export async function enterDraftMode(client: SanityClient, path = '/'): Promise<string> {
  const { secret } = await createPreviewSecret(client, 'a test', testUrls().studio)
  const response = await requestDraftMode(secret, path)
  const to = response.headers.get('location')
  if (response.status !== 307 || !to?.includes(path)) {
    throw new Error(`Draft mode answered ${response.status} with location ${to}`)
  }
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  return cookies.filter((each) => !each.endsWith('=')).join('; ')
}
