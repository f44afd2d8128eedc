import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { contentClient } from '../run/content-client.ts'
import { LAKE_TOKEN, type ServedTree } from './serve-tree.ts'

/** Enters draft mode as the Studio's Presentation tool does; returns the cookies, such as `a=1; b=2`. */
export async function draftCookies({ settings }: ServedTree): Promise<string> {
  const client = contentClient(settings, LAKE_TOKEN)
  const { secret } = await createPreviewSecret(client, 'compare', settings.studioUrl)
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': '/',
    'sanity-preview-perspective': 'drafts',
  })
  const url = `${settings.siteUrl}/api/draft-mode/enable?${query}`
  const response = await fetch(url, { redirect: 'manual' })
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  const set = cookies.filter((each) => !each.endsWith('='))
  if (set.length === 0) throw new Error(`Draft mode answers ${response.status}.`)
  return set.join('; ')
}
