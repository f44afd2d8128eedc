/** The title of a stored document in lists. */
export function titleOf(document: { _id: string; [field: string]: unknown }): string {
  const { title, name, label, from, originalFilename, brandName } = document
  const named = [title, name, brandName, label, from, originalFilename].find(
    (each) => typeof each === 'string' && each !== '',
  )
  return typeof named === 'string' ? named : document._id
}
