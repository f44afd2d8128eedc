import type { Path } from 'sanity'
import { objectsIn, placesOf, type Stored } from '../schema/validation/places'

/** Larger uploads slow the Studio and the first visit after publishing. */
const HEAVY = 3 * 1024 * 1024

/** An image of a document with its file's metadata. */
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

/** The images of a document with their asset ids. */
export function imagesOf(document: Stored): { id: string; path: Path }[] {
  return objectsIn(placesOf(document), 'imageWithAlt').flatMap(({ value, path }) => {
    const id = (value.asset as { _ref?: string } | undefined)?._ref
    return id ? [{ id, path }] : []
  })
}

/** The images with their files, largest first. */
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

/** A file size as text: 840 KB, 1.2 MB. */
export function printedSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** The total size; an image that is used twice counts once. */
export function totalSize(pictures: readonly Picture[]): number {
  const files = new Map(pictures.map(({ id, bytes }) => [id, bytes]))
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}
