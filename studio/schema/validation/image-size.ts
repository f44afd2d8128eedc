/** What the content lake accepts: more pixels would take gigabytes once decoded. */
export const imageLimits = { side: 16_000, megabytes: 32 }

type Picture = { bytes: number; width: number; height: number }

const formatted = new Intl.NumberFormat('en-US')

/** Says why a picture cannot be uploaded, and what to do, or true. */
export function checkImageSize({ bytes, width, height }: Picture): true | string {
  const { side, megabytes } = imageLimits
  const limit = `${formatted.format(side)} × ${formatted.format(side)} px`
  if (width * height > side * side) {
    const size = `${formatted.format(width)} × ${formatted.format(height)} px`
    return `This picture has ${size}; the most is ${limit}. Make it smaller first: no page shows more than 2,560 px.`
  }
  if (bytes > megabytes * 1024 * 1024) {
    return `This picture has ${Math.ceil(bytes / 1024 / 1024)} MB; the most is ${megabytes} MB. Make it smaller first: no page shows more than 2,560 px.`
  }
  return true
}
