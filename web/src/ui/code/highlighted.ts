import 'server-only'
import { cacheLife } from 'next/cache'
import { type CodeToken, highlight } from '@/ui/code/highlight'

/** Highlights once for good: the grammars look at the clock, which a page that is made ahead may not. */
export async function highlighted(code: string, language: string): Promise<CodeToken[]> {
  'use cache'
  cacheLife('max')
  return highlight(code, language)
}
