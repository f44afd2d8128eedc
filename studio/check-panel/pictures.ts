import type { Path } from 'sanity'
import { objectsIn, placesOf, type Stored } from '../schema/validation/places'

/** Uploads above this size slow the first visit after publishing, and the Studio. */
const HEAVY = 3 * 1024 * 1024

/** An image of a document, with what the lake knows of its file. */
export interface Picture {
  id: string
  path: Path
  name: string
  bytes: number
  width: number
  height: number
}

export interface StoredAsset {
  _id: string
  originalFilename: string | null
  size: number | null
  width: number | null
  height: number | null
}

export const ASSETS_QUERY = `*[_id in $ids]{
  _id, originalFilename, size,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

/** The images of a document and the ids of their files. */
export function imagesOf(document: Stored): { id: string; path: Path }[] {
  return objectsIn(placesOf(document), 'imageWithAlt').flatMap(({ value, path }) => {
    const id = (value.asset as { _ref?: string } | undefined)?._ref
    return id ? [{ id, path }] : []
  })
}

/** The images with their files, the heaviest first. */
export function picturesOf(
  images: ReturnType<typeof imagesOf>,
  assets: readonly StoredAsset[],
): Picture[] {
  return images
    .flatMap(({ id, path }) => {
      const asset = assets.find(({ _id }) => _id === id)
      if (!asset) return []
      const { originalFilename, size, width, height } = asset
      return [
        {
          id,
          path,
          name: originalFilename ?? 'Image',
          bytes: size ?? 0,
          width: width ?? 0,
          height: height ?? 0,
        },
      ]
    })
    .toSorted((one, other) => other.bytes - one.bytes)
}

export const isHeavy = ({ bytes }: Pick<Picture, 'bytes'>): boolean => bytes > HEAVY

/** A size as editors know it: 840 KB, 1.2 MB. */
export function printedSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** The sum of different files: one that stands on a page twice is loaded once. */
export function totalSize(pictures: readonly Picture[]): number {
  const files = new Map(pictures.map(({ id, bytes }) => [id, bytes]))
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}
