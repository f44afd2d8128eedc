import 'server-only'
import { livePathIndex } from '@/content/paths/live-path-index'
import { decodePath, isOwnPath } from '@/lib/own-paths'
import { isAccountPath, isFormPath, searchHref } from '@/lib/routes'

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
