import type { Picture } from './take-pictures.ts'

export type Pairs = {
  same: Picture[]
  /** Pictures in both versions whose bytes differ. */
  different: Picture[]
  new: Picture[]
  gone: Picture[]
}

/** Pairs the pictures of both versions by id. One encoder wrote both, so equal pixels have equal bytes. */
export function pairPictures(base: readonly Picture[], now: readonly Picture[]): Pairs {
  const before = new Map(base.map((picture) => [picture.id, picture]))
  const pairs: Pairs = { same: [], different: [], new: [], gone: [] }
  for (const picture of now) {
    const other = before.get(picture.id)
    before.delete(picture.id)
    if (!other) pairs.new.push(picture)
    else if (other.hash === picture.hash) pairs.same.push(picture)
    else pairs.different.push(picture)
  }
  pairs.gone.push(...before.values())
  return pairs
}
