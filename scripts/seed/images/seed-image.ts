import { createHash } from 'node:crypto'
import type { ImageWithAlt } from '../../../web/src/sanity/types.gen.ts'
import { SIZE } from './drawing.ts'

/** The drawings of seed documents as SVG, by their placeholder id. */
export const drawnImages = new Map<string, string>()

/**
 * An image field with a drawing. Its reference holds a placeholder id, a hash of the SVG, because the asset id depends
 * on the rendered bytes; `uploadImages` replaces it.
 */
export function seedImage(svg: string, alt: string) {
  const hash = createHash('sha1').update(svg).digest('hex')
  const id = `image-${hash}-${SIZE.width}x${SIZE.height}-png`
  drawnImages.set(id, svg)
  return {
    _type: 'imageWithAlt',
    alt,
    asset: { _type: 'reference', _ref: id },
  } satisfies ImageWithAlt
}
