/** The upload limits of the local lake: larger images take gigabytes of memory when decoded. */
export const imageLimits = { side: 16_000, megabytes: 32 }

type ImageSize = { bytes: number; width: number; height: number }

const formatted = new Intl.NumberFormat('en-US')
const side = formatted.format(imageLimits.side)

/** The limit is an area: a long and narrow image may have a longer side. */
export const mostPixels = `as many pixels as ${side} × ${side}`

/** Returns why an image cannot be uploaded and what to do, or true. */
export function checkImageSize({ bytes, width, height }: ImageSize): true | string {
  const { megabytes } = imageLimits
  if (width * height > imageLimits.side ** 2) {
    const size = `${formatted.format(width)} × ${formatted.format(height)} px`
    return `This image has ${size}; the limit is ${mostPixels}. Make it smaller first: no page shows more than 2,560 px.`
  }
  if (bytes > megabytes * 1024 * 1024) {
    return `This image has ${Math.ceil(bytes / 1024 / 1024)} MB; the limit is ${megabytes} MB. Make it smaller first: no page shows more than 2,560 px.`
  }
  return true
}
