import type { LiveEvent } from '@sanity/client'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

let lake: TestLake
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  lake = await startTestLake()
})
afterEach(() => lake.close())

const other = () => lake.client.withConfig({ dataset: 'other' })

describe('datasets', () => {
  it('are created, and there after a restart; none is deleted', async () => {
    const { datasets } = lake.client
    expect(await datasets.create('other')).toMatchObject({
      datasetName: 'other',
      aclMode: 'public',
    })
    await other().create({ _id: 'page-a', _type: 'page' })
    await expect(datasets.delete('other')).rejects.toMatchObject({ statusCode: 405 })
    await lake.restart()
    expect((await datasets.list()).map(({ name }) => name)).toEqual(['other', 'production'])
    expect(await other().fetch('count(*)', {}, { perspective: 'raw' })).toBe(1)
  })
})

describe('the project and its users', () => {
  it('are returned as a list and by id', async () => {
    const projects = await lake.client.projects.list()
    expect(projects.map(({ id }) => id)).toEqual(['lake'])
    expect(await lake.client.projects.getById('lake')).toMatchObject({ id: 'lake' })
    const me = await lake.client.users.getById('me')
    expect(await lake.client.users.getById(me.id)).toMatchObject({ displayName: me.name })
  })
})

describe('assets', () => {
  it('are uploaded and deleted', async () => {
    const bytes = await sharp({
      create: { width: 4, height: 3, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const image = await lake.client.assets.upload('image', bytes, { filename: 'red.png' })
    expect(image).toMatchObject({ _type: 'sanity.imageAsset', originalFilename: 'red.png' })
    const file = await lake.client.assets.upload('file', Buffer.from('a'), { filename: 'a.txt' })
    expect(await (await fetch(file.url)).text()).toBe('a')
    await lake.client.delete(image._id)
    expect(await lake.client.getDocument(image._id)).toBeUndefined()
  })
})

describe('versions and releases', () => {
  const releaseId = 'spring'
  const schedule = async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await lake.client.releases.schedule({ releaseId, publishAt })
  }
  const state = async () => (await lake.client.releases.get({ releaseId }))?.state

  it('go through their life cycle', async () => {
    const { client } = lake
    await client.create({ _id: 'page-a', _type: 'page', title: 'Old' })
    await client.create({ _id: 'page-b', _type: 'page', title: 'Going' })
    await client.releases.create({ releaseId, metadata: { title: 'Spring' } })
    await client.createVersion({ publishedId: 'page-a', baseId: 'page-a', releaseId })
    const version = { _id: 'versions.spring.page-a', _type: 'page', title: 'New' }
    await client.replaceVersion({ document: version, publishedId: 'page-a', releaseId })
    await client.unpublishVersion({ publishedId: 'page-b', releaseId })
    const inRelease = await client
      .withConfig({ perspective: 'raw' })
      .releases.fetchDocuments({ releaseId })
    expect(inRelease.result.map(({ _id }) => _id).toSorted()).toEqual([
      'versions.spring.page-a',
      'versions.spring.page-b',
    ])
    await client.releases.edit({ releaseId, patch: { set: { metadata: { title: 'May' } } } })
    await schedule()
    expect(await state()).toBe('scheduled')
    await client.releases.unschedule({ releaseId })
    await client.releases.archive({ releaseId })
    await client.releases.unarchive({ releaseId })
    await client.releases.publish({ releaseId })
    expect(await state()).toBe('published')
    expect(await client.fetch('*[_type == "page"].title')).toEqual(['New'])
    await client.releases.delete({ releaseId })
    expect(await state()).toBeUndefined()
  })
})

describe('live', () => {
  it('sends the sync tags of a change', async () => {
    const events: LiveEvent[] = []
    const stream = lake.visitor.live.events().subscribe((event) => events.push(event))
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toContain('welcome'))
    await lake.client.create({ _id: 'page-a', _type: 'page' })
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toContain('message'))
    stream.unsubscribe()
  })
})

it.each([
  ['GET', '//v1/data/query/production?query=%22http%3A//x%22', '"result":"http://x"'],
  ['GET', '/v1//data//doc/production/page-a', '"omitted"'],
  ['GET', '//v2024-01-29/data/export/production', ''],
])(
  'reads "//" in an address as "/", as `sanity migrations run` asks: %s %s',
  async (method, path, part) => {
    const answer = await rawRequest(
      lake.port,
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${LAKE_TOKEN}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.status).toBe(200)
    expect(answer.body).toContain(part)
  },
)
