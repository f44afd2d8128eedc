import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${content}</svg>`
const HALVES = svg(
  '<path d="M0 0h200v200h-200z" fill="red"/><path d="M200 0h200v200h-200z" fill="blue"/>',
)
const HOSTILE = svg('<script>alert(1)</script>')

let lake: TestLake
/** 400 × 200: the left half red, the right half blue. */
let png: Buffer
let url: string
beforeAll(async () => {
  lake = await startTestLake()
  png = await sharp(Buffer.from(HALVES)).removeAlpha().png().toBuffer()
  url = (await lake.client.assets.upload('image', png)).url
})
afterAll(() => lake.close())

describe('upload', () => {
  it('describes an image as Sanity does', async () => {
    const asset = await lake.client.assets.upload('image', png, { filename: 'halves.png' })
    const [, sha = ''] = /image-([0-9a-f]{40})-400x200-png/.exec(asset._id) ?? []
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      sha1hash: sha,
      mimeType: 'image/png',
      path: `images/lake/production/${sha}-400x200.png`,
      metadata: {
        dimensions: { width: 400, height: 200, aspectRatio: 2 },
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      },
    })
  })

  it('applies the EXIF orientation before it measures an image', async () => {
    const turned = await sharp(png).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const asset = await lake.client.assets.upload('image', turned)
    expect(asset.metadata.dimensions).toMatchObject({ width: 200, height: 400 })
    const response = await fetch(`${asset.url}?w=100`)
    const drawn = await sharp(await response.arrayBuffer()).metadata()
    expect(drawn).toMatchObject({ width: 100, height: 200 })
  })

  it('says of a HEIC photograph how to save it', async () => {
    const photo = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(200)])
    const upload = lake.client.assets.upload('image', photo, { filename: 'IMG_1.HEIC' })
    await expect(upload).rejects.toThrow('HEIC is not supported, save it as JPEG, PNG or WebP')
  })

  it('keeps a file under the hash of its content, and serves none as a page', async () => {
    for (const filename of ['../../etc/passwd', 'a/b\\c.html', `${'x'.repeat(500)}.svg`, '.']) {
      const content = Buffer.from(HOSTILE + filename)
      const given = { filename, contentType: 'text/html' }
      const asset = await lake.client.assets.upload('file', content, given)
      expect(asset.path).toMatch(/^files\/lake\/production\/[0-9a-f]{40}\.[a-z0-9]{1,12}$/)
      const { headers } = await fetch(asset.url)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toMatch(/^attachment/)
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('serves an SVG image in a sandbox, compressed', async () => {
    const asset = await lake.client.assets.upload('image', Buffer.from(HOSTILE))
    const response = await fetch(asset.url)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([
      'gzip',
      HOSTILE,
    ])
    const plain = await fetch(asset.url, { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, HOSTILE])
  })
})

it('addresses follow the lake to another port', async () => {
  const { _id, path } = await lake.client.assets.upload('image', png)
  await lake.client
    .patch(_id)
    .set({ url: `http://localhost:1/${path}` })
    .commit()
  await lake.restart()
  expect(await lake.client.getDocument(_id)).toMatchObject({ url: `${lake.url}/${path}` })
})

describe('transformation', () => {
  it.each(['w=30', 'w=30&auto=format', 'rect=0,0,20,20&w=10'])(
    'keeps the frames of an animated GIF: %s',
    async (query) => {
      const frame = (background: string) => ({
        create: { width: 60, height: 40, channels: 3 as const, background },
      })
      const frames = [frame('red'), frame('lime'), frame('blue')]
      const raw = await Promise.all(frames.map((each) => sharp(each).raw().toBuffer()))
      const raster = { width: 60, height: 120, channels: 3 as const, pageHeight: 40 }
      const gif = await sharp(Buffer.concat(raw), { raw: raster })
        .gif({ delay: [90, 90, 90] })
        .toBuffer()
      const asset = await lake.client.assets.upload('image', gif)
      const drawn = await fetch(`${asset.url}?${query}`, { headers: { accept: 'image/webp' } })
      const { pages, delay } = await sharp(await drawn.arrayBuffer(), { animated: true }).metadata()
      expect({ pages, delay }).toEqual({ pages: 3, delay: [90, 90, 90] })
    },
  )

  it.each([
    ['', 400, 200, 'red blue'],
    ['w=100&h=100&fit=crop', 100, 100, 'red blue'],
    ['w=1000&fit=max', 400, 200, 'red blue'],
    ['w=100&dpr=2', 200, 100, 'red blue'],
    ['rect=0,0,200,100&w=50', 50, 25, 'red red'],
    ['rect=200,0,200,200', 200, 200, 'blue blue'],
    ['rect=100,0,200,200&w=50&h=50&fit=crop&fm=jpg', 50, 50, 'red blue'],
  ])('%s is %i × %i, %s', async (search, width, height, colors) => {
    const response = await fetch(`${url}?${search}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const image = sharp(await response.arrayBuffer())
    const format = search.includes('fm=jpg') ? 'jpeg' : 'png'
    expect(await image.metadata()).toMatchObject({ width, height, format })
    const pixels = await image.removeAlpha().raw().toBuffer()
    const at = (x: number) => pixels.readUIntBE((Math.floor(height / 2) * width + x) * 3, 3)
    const seen = [2, width - 3].map((x) => (at(x) > 0x800000 ? 'red' : 'blue'))
    expect(seen.join(' ')).toBe(colors)
  })
})

const ASSETS = ['/images/lake/production', '/files/lake/production', '/images/lake/..']
const OUTSIDE = ['..%2ftoken', '../../token', '..\\..\\token', '%252e%252e%252ftoken', '%00']
const NAMES = ['..', '..%2f..', 'a%2fb', '%2e%2e%2f', 'Production', '.hidden', 'x'.repeat(65)]
const TRANSFORMS = ['w=0', 'w=9000', 'w=abc', 'fit=cover', 'rect=0,0,401,10', 'fm=bmp', 'auto=x']

it.each<[string, string, string[], body?: string]>([
  ['files outside', 'GET', ASSETS.flatMap((at) => OUTSIDE.map((name) => `${at}/${name}`))],
  ['datasets to upload to', 'POST', NAMES.map((name) => `/v1/assets/files/${name}`), 'text'],
  ['names of datasets', 'PUT', NAMES.map((name) => `/v1/datasets/${name}`)],
  ['transformations', 'GET', TRANSFORMS.map((search) => `/$image?${search}`)],
  ['an image of text', 'POST', ['/v1/assets/images/production'], 'hello'],
  ['an empty image', 'POST', ['/v1/assets/images/production']],
])('refuses %s', async (_, method, paths, body = '') => {
  writeFileSync(join(lake.dir, 'token'), 'SECRET')
  for (const path of paths) {
    const address = path.replace('/$image', new URL(url).pathname)
    const head = `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close`
    const auth = `Authorization: Bearer ${LAKE_TOKEN}\r\nContent-Length: ${body.length}`
    const answer = await rawRequest(lake.port, `${head}\r\n${auth}\r\n\r\n${body}`)
    expect([400, 404], path).toContain(answer.status)
    expect(answer.body).toMatch(/"message":".*\w{3}/)
    expect(answer.body).not.toContain('SECRET')
  }
})
