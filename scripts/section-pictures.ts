import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGS, systemChromium } from './checks/chromium.ts'
import { ROOT } from './run/root.ts'

// `node scripts/section-pictures.ts [ADDRESS]`, while `npm run dev` runs: takes a picture of each look of each section
// from the gallery, for the menu "Add section" and the choice of a look in the Studio.

const FOLDER = join(ROOT, 'studio/static/sections')
/** In bytes. */
const LARGEST = 8 * 1024
const WINDOW = { width: 1024, height: 683 }
const PICTURE = { width: 360, height: 240 }
/** The site's paper, around a section that is lower than the picture. */
const PAPER = '#fbf8f2'
const UNDISTURBED = 'nav[aria-label=Gallery], nextjs-portal { display: none !important }'

const { argv } = process
const [address = 'http://localhost:3000'] = argv.slice(2)
const executablePath = systemChromium()
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
})
try {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
  const answer = await page.goto(new URL('/gallery', address).href, { timeout: 120_000 })
  if (!answer?.ok()) throw new Error(`${address} has no gallery: start it by npm run dev.`)
  await page.addStyleTag({ content: UNDISTURBED })
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const names = new Set<string>()
  for (const exhibit of await page.locator('[data-picture]').all()) {
    const [type = '', look] = ((await exhibit.getAttribute('data-picture')) ?? '').split('.')
    // The first look stands for its type.
    const missing = [type, ...(look ? [`${type}.${look}`] : [])].filter((name) => !names.has(name))
    if (missing.length === 0) continue
    const picture = await pictureOf(exhibit.locator('> :nth-child(2)'))
    for (const name of missing) writeFileSync(join(FOLDER, `${name}.webp`), picture)
    for (const name of missing) names.add(name)
  }
  console.log(`Wrote ${names.size} pictures to studio/static/sections.`)
} finally {
  await browser.close()
}

/** The top of a section, as WebP of at most 8 KB. */
async function pictureOf(section: Locator): Promise<Buffer> {
  const shot = await section.screenshot({ animations: 'disabled' })
  const { width, height } = await sharp(shot).metadata()
  const top = { left: 0, top: 0, width, height: Math.min(height, WINDOW.height) }
  const image = sharp(await sharp(shot).extract(top).toBuffer())
    .resize({ ...PICTURE, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
  for (let quality = 80; quality >= 20; quality -= 10) {
    const picture = await image.clone().webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= LARGEST) return picture
  }
  throw new Error(`A picture is larger than ${LARGEST} bytes in any quality.`)
}
