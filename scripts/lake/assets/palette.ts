import type { Sharp } from 'sharp'

interface Swatch {
  red: number
  green: number
  blue: number
  share: number
  saturation: number
  lightness: number
}

/** The target of each named swatch; the image's nearest color wins. */
const TARGETS = {
  vibrant: { saturation: 1, lightness: 0.5 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  muted: { saturation: 0.3, lightness: 0.5 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
}

/** The `palette` of an image's metadata: the dominant color and six named swatches. */
export async function paletteOf(image: Sharp): Promise<Record<string, unknown>> {
  const pixels = await image
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const swatches = countColors(pixels.data, pixels.info.channels)
  const named = Object.entries(TARGETS).map(([name, target]) => {
    const distance = (swatch: Swatch) =>
      3 * Math.abs(swatch.saturation - target.saturation) +
      6 * Math.abs(swatch.lightness - target.lightness) -
      swatch.share
    return [name, describe(swatches.toSorted((a, b) => distance(a) - distance(b))[0])]
  })
  const dominant = swatches.toSorted((a, b) => b.share - a.share)[0]
  return {
    _type: 'sanity.imagePalette',
    dominant: describe(dominant),
    ...Object.fromEntries(named),
  }
}

/** Groups pixels of similar color into buckets; a swatch is the mean of its bucket. */
function countColors(data: Uint8Array, channels: number): Swatch[] {
  const buckets = new Map<number, { red: number; green: number; blue: number; count: number }>()
  for (let at = 0; at < data.length; at += channels) {
    const red = data[at] ?? 0
    const green = (channels > 2 ? data[at + 1] : red) ?? 0
    const blue = (channels > 2 ? data[at + 2] : red) ?? 0
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.count++
    buckets.set(key, bucket)
  }
  const total = data.length / channels
  return Array.from(buckets.values(), ({ red, green, blue, count }) => {
    const mean = { red: red / count, green: green / count, blue: blue / count }
    return { ...mean, share: count / total, ...saturationAndLightness(mean) }
  })
}

function saturationAndLightness(color: { red: number; green: number; blue: number }) {
  const parts = [color.red / 255, color.green / 255, color.blue / 255]
  const [low, high] = [Math.min(...parts), Math.max(...parts)]
  const lightness = (low + high) / 2
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1))
  return { saturation, lightness }
}

function describe(swatch: Swatch | undefined) {
  if (!swatch) return undefined
  const { red, green, blue, share } = swatch
  const hex = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0'))
  const isLight = (red * 299 + green * 587 + blue * 114) / 1000 > 150
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex.join('')}`,
    foreground: isLight ? '#000' : '#fff',
    title: isLight ? '#000' : '#fff',
    population: Math.round(share * 10_000) / 100,
  }
}
