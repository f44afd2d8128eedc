import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ImageWithAlt } from '../../../web/src/content/types.gen.ts'
import { SIZE } from './drawing.ts'
import { PORTRAIT_SIZE } from './portraits/engraving.ts'

/** The drawings of seed documents as SVG, and files as they are, by their placeholder id. */
export const drawnImages = new Map<string, Buffer>()

/**
 * An image field with a drawing. Its reference holds a placeholder id, a hash of the SVG, because the asset id depends
 * on the rendered bytes; `uploadImages` replaces it.
 */
export function seedImage(svg: string, alt: string) {
  return imageOf(svg, alt, `${SIZE.width}x${SIZE.height}-png`)
}

/** An image field with a drawn portrait of this person. */
export function seedPortrait(svg: string, name: string) {
  return imageOf(svg, `${name}, drawn`, `${PORTRAIT_SIZE}x${PORTRAIT_SIZE}-png`)
}

/** An image field with the word mark of an organization, a file in `marks`, which is uploaded as it is. */
export function wordMark(organization: string) {
  const file = `${organization.toLowerCase().replaceAll(' ', '-')}.svg`
  const svg = readFileSync(join(import.meta.dirname, 'marks', file), 'utf8')
  return imageOf(svg, organization, 'svg')
}

/** The names of the files to download, by their id; their bytes are among the drawings. */
export const fileNames = new Map<string, string>()

/** A file to download, uploaded as it is under this name. */
export function seedFile(url: URL, name: string) {
  const bytes = readFileSync(url)
  const id = `file-${createHash('sha1').update(bytes).digest('hex')}-${extname(name).slice(1)}`
  drawnImages.set(id, bytes)
  fileNames.set(id, name)
  return { _type: 'file' as const, asset: { _type: 'reference' as const, _ref: id } }
}

function imageOf(svg: string, alt: string, ending: string) {
  const hash = createHash('sha1').update(svg).digest('hex')
  const id = `image-${hash}-${ending}`
  drawnImages.set(id, Buffer.from(svg))
  return {
    _type: 'imageWithAlt',
    alt,
    asset: { _type: 'reference', _ref: id },
  } satisfies ImageWithAlt
}
