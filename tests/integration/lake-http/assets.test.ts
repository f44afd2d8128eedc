import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

const TOKEN = { authorization: `Bearer ${LAKE_TOKEN}` }
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>'

let lake: TestLake
/** 400 × 200: the left half red, the right half blue. */
let png: Buffer
let url: string
beforeAll(async () => {
  lake = await startTestLake()
  const red = { create: { width: 200, height: 200, channels: 3 as const, background: '#ff0000' } }
  png = await sharp({ create: { ...red.create, width: 400, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer()
  const asset = await lake.client.assets.upload('image', png, { filename: 'halves.png' })
  url = asset.url
})
afterAll(() => lake.close())

async function draw(search: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}?${search}`, { headers })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const image = sharp(bytes)
  const { data, info } = await image
    .clone()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const isRed = (x: number, y: number) => (at(x, y)[0] ?? 0) > 200 && (at(x, y)[2] ?? 0) < 60
  const isBlue = (x: number, y: number) => (at(x, y)[2] ?? 0) > 200 && (at(x, y)[0] ?? 0) < 60
  return {
    response,
    at,
    isRed,
    isBlue,
    width: info.width,
    height: info.height,
    meta: await image.metadata(),
  }
}

describe('upload', () => {
  it('describes an image as Sanity does', async () => {
    const asset = await lake.client.assets.upload('image', png, {
      filename: 'halves.png',
      title: 'Two halves',
    })
    const [, sha = ''] = /image-([0-9a-f]{40})-400x200-png/.exec(asset._id) ?? []
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      assetId: sha,
      sha1hash: sha,
      extension: 'png',
      mimeType: 'image/png',
      size: png.length,
      originalFilename: 'halves.png',
      path: `images/lake/production/${sha}-400x200.png`,
      metadata: {
        dimensions: { width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
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
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 100,
      height: 200,
    })
  })

  it.each([
    ['text', 'hello'],
    ['nothing', ''],
    ['half an image', undefined],
  ])('refuses %s as an image', async (_, body) => {
    const response = await fetch(`${lake.url}/v1/assets/images/production`, {
      method: 'POST',
      headers: TOKEN,
      body: body ?? new Uint8Array(png.subarray(0, 40)),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.any(String) })
  })

  it('keeps a file under the hash of its content, whatever it is called', async () => {
    const names = ['notes.pdf', '../../etc/passwd', 'a/b\\c.html', `${'x'.repeat(500)}.tar.gz`, '.']
    for (const filename of names) {
      const asset = await lake.client.assets.upload('file', Buffer.from(`for ${filename}`), {
        filename,
      })
      expect(asset.path).toMatch(/^files\/lake\/production\/[0-9a-f]{40}\.[a-z0-9]{1,12}$/)
      const response = await fetch(asset.url)
      expect(await response.text()).toBe(`for ${filename}`)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('serves no file as a page', async () => {
    for (const filename of ['a.html', 'a.svg', 'a.js', 'a.xml', 'a.xhtml', 'a']) {
      const asset = await lake.client.assets.upload('file', Buffer.from(SVG), {
        filename,
        contentType: 'text/html',
      })
      const response = await fetch(asset.url)
      expect(response.headers.get('content-type')).toBe('application/octet-stream')
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  it('serves an SVG image in a sandbox', async () => {
    const asset = await lake.client.assets.upload('image', Buffer.from(SVG))
    const response = await fetch(asset.url)
    expect(await response.text()).toBe(SVG)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })
})

describe('addresses', () => {
  it('follow the lake to another port', async () => {
    const [asset] = await lake.client.fetch<{ _id: string; path: string }[]>(
      '*[_type == "sanity.imageAsset"]{_id, path}',
    )
    if (!asset) throw new Error('there is no asset')
    await lake.client
      .patch(asset._id)
      .set({ url: `http://localhost:1/${asset.path}` })
      .commit()
    await lake.restart()
    const now = await lake.client.getDocument(asset._id)
    expect(now?.url).toBe(`${lake.url}/${asset.path}`)
  })
})

describe('transformation', () => {
  it('gives the original without parameters', async () => {
    const response = await fetch(url)
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true)
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it.each([
    ['w=100', 100, 50],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=1000&fit=max', 400, 200],
    ['w=1000', 1000, 500],
    ['w=100&dpr=2', 200, 100],
    ['rect=0,0,200,100&w=50', 50, 25],
  ])('%s is %i × %i', async (search, width, height) => {
    expect(await draw(search)).toMatchObject({ width, height })
  })

  it('crops at the given rectangle', async () => {
    const center = await draw('w=100&h=100&fit=crop')
    expect([center.isRed(5, 50), center.isBlue(95, 50)]).toEqual([true, true])
    const part = await draw('rect=200,0,200,200')
    expect(part.isBlue(5, 5)).toBe(true)
    const both = await draw('rect=100,0,200,200&w=50&h=50&fit=crop')
    expect([both.isRed(2, 25), both.isBlue(48, 25)]).toEqual([true, true])
  })

  it.each([['fm=jpg', 'jpeg', 'image/jpeg']])('draws %s', async (search, format, type) => {
    const { meta, response } = await draw(`w=40&${search}`)
    expect(meta.format).toBe(format)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it('chooses a format that the browser accepts', async () => {
    const modern = await draw('w=40&auto=format', { accept: 'image/avif,image/webp,*/*' })
    expect(modern.meta.format).toBe('webp')
    expect(modern.response.headers.get('vary')).toContain('accept')
    expect((await draw('w=40&auto=format', { accept: 'image/png' })).meta.format).toBe('png')
  })

  it('offers a download under the asked name', async () => {
    const response = await fetch(`${url}?dl=${encodeURIComponent('a "b"\r\nx: y.png')}`)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''a%20%22b%22%0D%0Ax%3A%20y.png",
    )
    expect(response.headers.get('x')).toBeNull()
  })

  it.each(['w=0', 'w=9000', 'w=abc', 'fit=cover', 'rect=0,0,401,10', 'fm=bmp', 'auto=quality'])(
    'answers %s with 400',
    async (search) => {
      const response = await fetch(`${url}?${search}`)
      expect(response.status).toBe(400)
      const { message } = (await response.json()) as { message: string }
      expect(message).toContain(`"${search.split('=')[0]}"`)
    },
  )
})

describe('what is outside', () => {
  const names = [
    '..%2ftoken',
    '../../token',
    '..\\..\\token',
    '%252e%252e%252ftoken',
    '%00',
    'token',
    'signing-key',
    `${'a'.repeat(40)}.png%00.jpg`,
    `${'a'.repeat(40)}/../../../token`,
    encodeURIComponent('/etc/passwd'),
  ]

  it.each(names)('is not read as %s', async (name) => {
    writeFileSync(join(lake.dir, 'token'), 'SECRET')
    for (const folder of [
      'images/lake/production',
      'files/lake/production',
      'images/lake/..',
      'files/lake/%2e%2e',
    ]) {
      const { status, body } = await rawRequest(
        lake.port,
        `GET /${folder}/${name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      expect(status, folder).toBeGreaterThanOrEqual(400)
      expect(status, folder).toBeLessThan(500)
      expect(body).not.toContain('SECRET')
    }
  })

  it.each(['..', '..%2f..', 'a%2fb', '%2e%2e%2f', 'other', 'Production'])(
    'is not written as dataset %s',
    async (dataset) => {
      const { status } = await rawRequest(
        lake.port,
        `POST /v1/assets/files/${dataset} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${LAKE_TOKEN}\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi`,
      )
      expect(status).toBe(404)
    },
  )

  it.each(['..%2fevil', 'a%2fb', '.hidden', 'A', '%00', 'x'.repeat(65)])(
    'is not made a dataset named %s',
    async (name) => {
      const response = await fetch(`${lake.url}/v1/datasets/${name}`, {
        method: 'PUT',
        headers: TOKEN,
      })
      expect(response.status).toBe(400)
    },
  )
})
