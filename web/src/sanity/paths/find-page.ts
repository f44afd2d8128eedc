import 'server-only'
import { decodePath } from '@/lib/own-paths'
import { isAccountPath, searchHref } from '@/lib/routes'
import { livePathIndex } from '@/sanity/paths/live-path-index'

/** The page at a path, such as `/products/kyt`: a document with its title, or a screen whose words are code. */
export async function findPage(
  encoded: string,
): Promise<{ path: string; title?: string | undefined } | undefined> {
  const path = decodePath(encoded)
  const documents = (await livePathIndex())?.documents
  if (documents?.has(path)) return { path, title: documents.get(path) ?? undefined }
  return isAccountPath(path) || path === searchHref() ? { path } : undefined
}
