import { afterAll, beforeAll, expect, test } from 'vitest'
import { threeBridges } from '../../../scripts/seed/documents/articles/blog/three-bridges.ts'
import { drawnImages } from '../../../scripts/seed/images/seed-image.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments, writeSeed } from '../../support/seed.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => lake.close())

const assets = () =>
  lake.client.fetch<{ _id: string; lqip: string; width: number; url: string }[]>(
    `*[_type == "sanity.imageAsset"] | order(_id asc){
      _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, url
    }`,
  )

test('a dry run uploads nothing, and reports the documents to write', async () => {
  const report = await writeSeed(lake.client, { dryRun: true })
  expect(report.create).toHaveLength(seedDocuments.length)
  expect(await assets()).toEqual([])
})

test('drawn images are uploaded once, and documents refer to the assets', async () => {
  await writeSeed(lake.client)
  const uploaded = await assets()
  expect(uploaded).toHaveLength(drawnImages.size)
  for (const { lqip, width } of uploaded) {
    expect(lqip).toMatch(/^data:image\//)
    expect(width).toBe(1600)
  }
  const image = await lake.visitor.fetch(
    '*[_id == $id][0].image{ alt, "found": defined(asset->url) }',
    { id: threeBridges._id },
  )
  expect(image).toEqual({ alt: threeBridges.image?.alt, found: true })

  const again = await writeSeed(lake.client)
  expect(again.unchanged).toHaveLength(seedDocuments.length)
  expect(await assets()).toEqual(uploaded)
})

test('a browser that accepts WebP gets WebP', async () => {
  const [asset] = await assets()
  const small = await fetch(`${asset?.url}?w=320&auto=format`, {
    headers: { accept: 'image/webp' },
  })
  expect(small.headers.get('content-type')).toBe('image/webp')
  const bytes = (await small.arrayBuffer()).byteLength
  expect(bytes).toBeGreaterThan(100)
  expect(bytes).toBeLessThan(20_000)
})
