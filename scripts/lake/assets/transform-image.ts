import type { Sharp } from 'sharp'
import { HttpError } from '../http/http-error.ts'
import { openImage } from './image-metadata.ts'
import type { TransformParameters } from './transform-parameters.ts'

interface Size {
  width: number
  height: number
}

const FORMATS = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
} as const

export type ImageFormat = keyof typeof FORMATS

/** Draws an image as the parameters of Sanity's image addresses ask, by sharp. */
export async function transformImage(
  bytes: Uint8Array,
  parameters: TransformParameters,
  format: ImageFormat,
): Promise<Buffer> {
  let image = openImage(bytes, format === 'gif').autoOrient()
  let { width, height } = (await image.metadata()).autoOrient
  if (parameters.rect) {
    const area = areaOf(parameters.rect, { width, height })
    image = image.extract(area)
    ;({ width, height } = area)
  }
  image = resize(image, { width, height }, parameters)
  image = adjust(image, parameters)
  const name = FORMATS[format]
  if (name === 'jpeg') image = image.flatten({ background: colour(parameters.bg, '#ffffff') })
  const quality = name === 'gif' ? {} : { quality: Math.max(1, parameters.q) }
  const progressive = format === 'pjpg' ? { progressive: true } : {}
  return await image.toFormat(name, { ...quality, ...progressive }).toBuffer()
}

function areaOf(rect: string, { width, height }: Size) {
  const [left = 0, top = 0, w = 0, h = 0] = rect.split(',').map(Number)
  if (w < 1 || h < 1 || left + w > width || top + h > height)
    throw new HttpError(400, `Image parameter "rect" leaves the image of ${width} × ${height}.`)
  return { left, top, width: w, height: h }
}

function resize(image: Sharp, source: Size, parameters: TransformParameters): Sharp {
  const { fit, crop, dpr, bg } = parameters
  const limit = (value: number | undefined) =>
    value === undefined ? undefined : Math.max(1, Math.min(8192, Math.round(value * dpr)))
  const width = limit(
    parameters.w ?? bounded(source.width, parameters['min-w'], parameters['max-w']),
  )
  const height = limit(
    parameters.h ?? bounded(source.height, parameters['min-h'], parameters['max-h']),
  )
  if (width === undefined || height === undefined) {
    if (width === undefined && height === undefined) return image
    return image.resize({ width, height, withoutEnlargement: fit === 'max' || fit === 'fillmax' })
  }
  const background = colour(bg, '#00000000')
  switch (fit) {
    case 'clip':
      return image.resize({ width, height, fit: 'inside' })
    case 'max':
      return image.resize({ width, height, fit: 'inside', withoutEnlargement: true })
    case 'scale':
      return image.resize({ width, height, fit: 'fill' })
    case 'fill':
      return image.resize({ width, height, fit: 'contain', background })
    case 'fillmax':
      return fillWithoutEnlarging(image, source, { width, height }, background)
    case 'min': {
      const shrink = Math.min(1, source.width / width, source.height / height)
      const smaller = { width: Math.round(width * shrink), height: Math.round(height * shrink) }
      return image.resize({ ...smaller, fit: 'cover' })
    }
    case 'crop':
      return crop === 'focalpoint'
        ? cropAround(image, source, { width, height }, parameters)
        : image.resize({
            width,
            height,
            fit: 'cover',
            position: crop === 'center' ? 'centre' : crop,
          })
  }
}

function bounded(side: number, min: number | undefined, max: number | undefined) {
  if (max !== undefined && side > max) return max
  if (min !== undefined && side < min) return min
  return undefined
}

function fillWithoutEnlarging(image: Sharp, source: Size, target: Size, background: string): Sharp {
  const scale = Math.min(1, target.width / source.width, target.height / source.height)
  const width = Math.max(1, Math.round(source.width * scale))
  const height = Math.max(1, Math.round(source.height * scale))
  const left = Math.floor((target.width - width) / 2)
  const top = Math.floor((target.height - height) / 2)
  const right = target.width - width - left
  const bottom = target.height - height - top
  return image
    .resize({ width, height, fit: 'fill' })
    .extend({ left, top, right, bottom, background })
}

/** Cuts the wanted shape out of the source first, around the focal point, and scales it then. */
function cropAround(image: Sharp, source: Size, target: Size, parameters: TransformParameters) {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.min(source.width, Math.round(target.width * scale)))
  const height = Math.max(1, Math.min(source.height, Math.round(target.height * scale)))
  const place = (side: number, part: number, at: number | undefined) =>
    Math.max(0, Math.min(side - part, Math.round(side * (at ?? 0.5) - part / 2)))
  const left = place(source.width, width, parameters['fp-x'])
  const top = place(source.height, height, parameters['fp-y'])
  const before = parameters.rect ? areaOf(parameters.rect, { width: 65_536, height: 65_536 }) : null
  return image
    .extract({ left: left + (before?.left ?? 0), top: top + (before?.top ?? 0), width, height })
    .resize({ ...target, fit: 'fill' })
}

function adjust(image: Sharp, { flip, or, blur, sharp, sat, invert, bg }: TransformParameters) {
  let adjusted = image
  if (flip?.includes('h')) adjusted = adjusted.flop()
  if (flip?.includes('v')) adjusted = adjusted.flip()
  if (or !== 0) adjusted = adjusted.rotate(or)
  if (blur > 0) adjusted = adjusted.blur(Math.max(0.3, Math.min(1000, blur / 10)))
  if (sharp > 0) adjusted = adjusted.sharpen({ sigma: 0.5 + sharp / 50 })
  if (sat !== 0) adjusted = adjusted.modulate({ saturation: Math.max(0, 1 + sat / 100) })
  if (invert === 'true') adjusted = adjusted.negate({ alpha: false })
  if (bg) adjusted = adjusted.flatten({ background: colour(bg, '#ffffff') })
  return adjusted
}

/** Sanity writes eight digits as alpha first; sharp wants alpha last. */
function colour(value: string | undefined, fallback: string): string {
  if (!value) return fallback
  if (value.length === 4) return `#${value.slice(1)}${value.slice(0, 1)}`
  if (value.length === 8) return `#${value.slice(2)}${value.slice(0, 2)}`
  return `#${value}`
}
