/** What the uniqueness check needs to know of another document. */
export interface PathOwner {
  _id: string
  title: string | null
}

const publishedId = (id: string) => id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')

/** Says which other document has this path already, or true; drafts and versions of `id` itself do not count. */
export function checkPathFree(path: string, id: string, owners: PathOwner[]): true | string {
  const own = publishedId(id)
  const other = owners.find((owner) => publishedId(owner._id) !== own)
  if (!other) return true
  return `“${other.title ?? 'An untitled document'}” has the address ${path} already. Choose another one.`
}
