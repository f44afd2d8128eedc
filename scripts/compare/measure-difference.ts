import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { requireTools } from '../run/require-tools.ts'
import type { Picture } from './take-pictures.ts'

/** The part of pixelmatch that we use; it is installed by `requireTools`. */
type Pixelmatch = (
  base: Uint8Array,
  now: Uint8Array,
  output: Uint8Array,
  width: number,
  height: number,
  options: { threshold: number; includeAA: boolean; diffColor: [number, number, number] },
) => number

const { dirname } = import.meta
const AT_ONCE = 3
/** Fills the frame around the smaller picture; no page has this color. */
const OUTSIDE = { r: 255, g: 0, b: 255, alpha: 1 }
const CHANGED: [number, number, number] = [196, 61, 0]

export type Difference = {
  pixels: number
  /** The share of all pixels, from 0 to 1. */
  share: number
}

/**
 * Compares the pictures in the report's folders `base` and `now`, and writes pictures of the differences into
 * `difference`.
 */
export async function measureAll(
  pictures: readonly Picture[],
  report: string,
): Promise<(Picture & Difference)[]> {
  if (pictures.length === 0) return []
  const pixelmatch = await requirePixelmatch()
  mkdirSync(join(report, 'difference'))
  const measured: (Picture & Difference)[] = []
  const waiting = pictures.values()
  // Two at a time: one is read or written while the other is compared.
  const work = async () => {
    for (const picture of waiting) {
      const fileIn = (folder: string) => join(report, folder, picture.file)
      const files = {
        base: fileIn('base'),
        now: fileIn('now'),
        difference: fileIn('difference'),
      }
      const found = await measureDifference(files, pixelmatch)
      measured.push({ ...picture, ...found })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return measured
}

type Files = { base: string; now: string; difference: string }

/** Counts all differing pixels of two PNG files, and writes a picture of them. */
async function measureDifference(files: Files, pixelmatch: Pixelmatch): Promise<Difference> {
  const sizes = await Promise.all([files.base, files.now].map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [base, now] = await Promise.all([
    readPixels(files.base, width, height),
    readPixels(files.now, width, height),
  ])
  const output = new Uint8Array(base.length)
  const options = { threshold: 0, includeAA: true, diffColor: CHANGED }
  const pixels = pixelmatch(base, now, output, width, height, options)
  await sharp(output, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toFile(files.difference)
  return { pixels, share: pixels / (width * height) }
}

/** Loads pixelmatch, after installing it if it is missing. */
async function requirePixelmatch(): Promise<Pixelmatch> {
  requireTools(dirname)
  const path = join(dirname, 'node_modules/pixelmatch/index.js')
  const module: { default: Pixelmatch } = await import(path)
  return module.default
}

/** The pixels of a file, padded to this size. */
async function readPixels(file: string, width: number, height: number): Promise<Uint8Array> {
  const image = sharp(file).ensureAlpha()
  const size = await image.metadata()
  return image
    .extend({ right: width - size.width, bottom: height - size.height, background: OUTSIDE })
    .raw()
    .toBuffer()
}
