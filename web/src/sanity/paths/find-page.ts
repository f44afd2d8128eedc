import 'server-only'
import { decodePath, isOwnPath } from '@/lib/own-paths'
import { isAccountPath, isFormPath, searchHref } from '@/lib/routes'
import { livePathIndex } from '@/sanity/paths/live-path-index'

/** The page at a path, such as `/products/kyt`: a document with its title, or a screen whose words are code. */
export async function findPage(
  encoded: string,
): Promise<{ path: string; title?: string | undefined } | undefined> {
  const path = decodePath(encoded)
  const documents = (await livePathIndex())?.documents
  if (documents?.has(path)) return { path, title: documents.get(path) ?? undefined }
  const isScreen = isAccountPath(path) || path === searchHref()
  return isScreen || (isFormPath(path) && isOwnPath(path)) ? { path } : undefined
}
