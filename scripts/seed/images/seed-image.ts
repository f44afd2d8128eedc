import { createHash } from 'node:crypto'
import type { ImageWithAlt } from '../../../web/src/sanity/types.gen.ts'
import { SIZE } from './drawing.ts'

/** The drawings that documents show, by the id that stands for them until they are uploaded. */
export const drawnImages = new Map<string, string>()

/**
 * A drawn image in a document. A lake names an image after its bytes, which do not exist before it is drawn; until
 * then it is named after its drawing (see `upload-images.ts`).
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
