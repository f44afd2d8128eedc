import 'server-only'
import { cacheLife } from 'next/cache'
import { type CodeToken, highlight } from '@/ui/code/highlight'

/** Memoized: Shiki calls Date.now(), which prerendering disallows. */
export async function highlighted(code: string, language: string): Promise<CodeToken[]> {
  'use cache'
  cacheLife('max')
  return highlight(code, language)
}
