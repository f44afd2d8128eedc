import sharp, { type Metadata, type Sharp } from 'sharp'
import { HttpError } from '../http/http-error.ts'
import { MAX_IMAGE_PIXELS } from '../limits.ts'

const EXTENSIONS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

/** The media types of images by their extensions. */
export const IMAGE_TYPES: Record<string, string> = Object.fromEntries(
  Object.values(EXTENSIONS).map(({ extension, mimeType }) => [extension, mimeType]),
)

export interface ImageDescription {
  extension: string
  mimeType: string
  width: number
  height: number
  /** The `metadata` field of a `sanity.imageAsset`. */
  metadata: Record<string, unknown>
}

/** Opens an image with a limit on its pixels. */
export function openImage(bytes: Uint8Array, animated = false): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, animated })
}

/** Reads an image's metadata for the Studio and the site; throws a 400 when it is not an image. */
export async function describeImage(bytes: Uint8Array): Promise<ImageDescription> {
  try {
    const image = await openImage(bytes).metadata()
    const kind = EXTENSIONS[image.format]
    if (!kind) throw new Error(`the format ${image.format} is not supported`)
    const { width, height } = image.autoOrient
    return { ...kind, width, height, metadata: await metadataOf(bytes, image) }
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'unreadable'
    const reason = isHeic(bytes) ? 'HEIC is not supported, save it as JPEG, PNG or WebP' : message
    throw new HttpError(400, `Invalid image, could not read metadata: ${reason}`)
  }
}

/** Telephones store photographs so; sharp has no decoder for them. Their brand stands after the first box's name. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^(?:hei|hev|mif)/.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1'))

async function metadataOf(bytes: Uint8Array, image: Metadata) {
  const { width, height } = image.autoOrient
  // Statistics decode every pixel, which takes seconds; photographs have no alpha channel.
  const isOpaque = !image.hasAlpha || (await openImage(bytes).stats()).isOpaque
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: image.hasAlpha,
    isOpaque,
    lqip: await lqipOf(bytes, isOpaque),
  }
}

/** A 20 px wide placeholder as a data URL. */
async function lqipOf(bytes: Uint8Array, isOpaque: boolean): Promise<string> {
  const small = openImage(bytes).autoOrient().resize({ width: 20 })
  const [type, data] = isOpaque
    ? ['jpeg', await small.jpeg({ quality: 60 }).toBuffer()]
    : ['png', await small.png().toBuffer()]
  return `data:image/${type};base64,${data.toString('base64')}`
}
