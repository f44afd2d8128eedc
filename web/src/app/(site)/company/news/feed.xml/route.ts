import { getFeed } from '@/content/feed/get-feed'
import { feedResponse } from '@/lib/feed-response'

export async function GET(): Promise<Response> {
  return feedResponse(await getFeed('company/news'))
}
