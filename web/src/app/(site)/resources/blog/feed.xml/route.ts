import { feedResponse } from '@/site/feed'
import { getFeed } from '@/site/feed.query'

export async function GET(): Promise<Response> {
  return feedResponse(await getFeed('resources/blog'))
}
