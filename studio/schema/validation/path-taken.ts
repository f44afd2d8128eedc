import type { Claim } from './find-claims'
import { publishedId } from './published-id'

/** Says which other document has this path already, or true; drafts and versions of `id` itself do not count. */
export function checkPathFree(path: string, id: string, claims: Claim[]): true | string {
  const own = publishedId(id)
  const other = claims.find((claim) => publishedId(claim._id) !== own)
  if (!other) return true
  if (other._type === 'redirect') {
    return `A redirect leads away from ${path}, so nobody would reach this. Delete that redirect first.`
  }
  return `“${other.title ?? 'An untitled document'}” has the address ${path} already. Choose another one.`
}
