import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { type LakeOptions, type RunningLake, startLake } from 'content-lake'
import { expect, it, onTestFinished } from 'vitest'

async function start(options: LakeOptions = {}): Promise<RunningLake> {
  const lake = await startLake(options)
  onTestFinished(() => lake.close())
  return lake
}

const clientOf = ({ clientConfig }: RunningLake) =>
  createClient({ ...clientConfig, apiVersion: '2026-03-01', maxRetries: 0 })

it('serves another project and dataset under their names', async () => {
  const lake = await start({ project: 'any', dataset: 'other' })
  const client = clientOf(lake)
  expect(await client.datasets.list()).toMatchObject([{ name: 'other' }])
  expect(await client.projects.getById('any')).toMatchObject({ id: 'any' })
  expect(await client.users.getById('me')).toMatchObject({ projectId: 'any' })
  const { path, url } = await client.assets.upload('file', Buffer.from('text'), {
    filename: 'a.txt',
  })
  expect(path).toMatch(/^files\/any\/other\//)
  expect(await (await fetch(url)).text()).toBe('text')
  const status = (id: string) =>
    fetch(`${lake.url}/v1/projects/${id}`).then((answer) => answer.status)
  expect([await status('any'), await status('lake')]).toEqual([200, 404])
})

it('keeps all in memory: documents, history, assets, datasets, settings, a copy of the dataset', async () => {
  const lake = await start()
  const client = clientOf(lake)
  await client.create({ _id: 'a', _type: 'page', title: 'one' })
  await client.patch('a').set({ title: 'two' }).commit()
  const history = await client.request({ url: '/data/history/production/documents/a' })
  expect(history).toMatchObject({ documents: [{ title: 'two' }] })
  await client.datasets.create('second')
  const second = client.withConfig({ dataset: 'second' })
  const { url } = await second.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  expect(await (await fetch(url)).text()).toBe('text')
  await client.request({ method: 'PUT', url: '/users/me/keyvalue', body: [{ key: 'k', value: 1 }] })
  expect(await client.request({ url: '/users/me/keyvalue/k' })).toEqual([{ key: 'k', value: 1 }])

  expect(await clientOf(await start()).fetch('count(*)')).toBe(0)
})

it('has a clock that stands still, for queries, documents, listeners and history', async () => {
  const now = '2026-01-01T00:00:00.000Z'
  const client = clientOf(await start({ now: new Date(now) }))
  const times = await client.create({ _type: 'page' }).then(({ _id }) =>
    client.fetch<string[]>('*[_id == $_id][0]{"all": [now(), _createdAt, _updatedAt]}.all', {
      _id,
    }),
  )
  expect(times).toEqual([now, now, now])
  expect(await client.fetch('dateTime(now()) < dateTime("2026-01-01T00:00:01Z")')).toBe(true)
})

it('starts with a seed, as one transaction and without webhooks', async () => {
  const told: string[] = []
  const receiver = createServer((request, response) => {
    told.push(String(request.headers['sanity-document-id']))
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void receiver.close())
  await new Promise((resolve) => receiver.once('listening', resolve))
  const { port } = receiver.address() as AddressInfo
  const to = { _type: 'reference', _ref: 'b' }
  const lake = await start({
    webhook: { url: `http://127.0.0.1:${port}` },
    seed: [
      { _id: 'a', _type: 'page', to, _createdAt: '2020-01-01T00:00:00Z' },
      { _id: 'b', _type: 'page' },
      { _id: 'drafts.c', _type: 'page' },
      { _type: 'page' },
    ],
  })
  expect(lake.seeded).toBe(4)
  const client = clientOf(lake)
  expect(await client.fetch('*[_id == "a"][0]{_createdAt, "to": to->_id}')).toEqual({
    _createdAt: '2020-01-01T00:00:00Z',
    to: 'b',
  })
  await client.create({ _id: 'later', _type: 'page' })
  await expect.poll(() => told).toEqual(['later'])
})

it.each<[string, Record<string, unknown>[]]>([
  ['seed[1]: needs a _type', [{ _id: 'a', _type: 'page' }, { _id: 'b' }]],
  ['seed[0]: Document ID "-..x" is invalid', [{ _id: '-..x', _type: 'page' }]],
  [
    'seed[1]: Document "b" references non-existent document "gone"',
    [
      { _id: 'a', _type: 'x' },
      { _id: 'b', _type: 'x', to: { _type: 'reference', _ref: 'gone' } },
    ],
  ],
])('refuses a seed: %s', async (message, seed) => {
  await expect(startLake({ seed })).rejects.toThrow(message)
})

it.each<[string, LakeOptions]>([
  ['project:', { project: 'A' }],
  ['dataset:', { dataset: '../up' }],
  ['port:', { port: 1.5 }],
  ['token:', { token: '' }],
  ['storage:', { storage: '' }],
  ['now:', { now: new Date('never') }],
])('refuses a wrong option by its name: %s', async (name, options) => {
  await expect(startLake(options)).rejects.toThrow(new RegExp(`^${name}`))
})
