import { createClient } from '@sanity/client'
import { type LakeOptions, type RunningLake, startLake } from 'content-lake'
import { expect, it, onTestFinished } from 'vitest'
import { until } from '../../support/until.ts'

async function start(options: LakeOptions = {}): Promise<RunningLake> {
  const lake = await startLake(options)
  onTestFinished(() => lake.close())
  return lake
}

const clientOf = ({ clientConfig }: RunningLake) =>
  createClient({ ...clientConfig, apiVersion: '2026-03-01', maxRetries: 0 })

it('keeps all in memory, under the names of its project and dataset', async () => {
  const options = { project: 'any', dataset: 'other' }
  const lake = await start(options)
  const client = clientOf(lake)
  await client.create({ _id: 'a', _type: 'page', title: 'one' })
  await client.patch('a').set({ title: 'two' }).commit()
  const history = await client.request({ url: '/data/history/other/documents/a' })
  expect(history).toMatchObject({ documents: [{ title: 'two' }] })
  await client.request({ method: 'PUT', url: '/users/me/keyvalue', body: [{ key: 'k', value: 1 }] })
  expect(await client.request({ url: '/users/me/keyvalue/k' })).toEqual([{ key: 'k', value: 1 }])
  await client.datasets.create('second')
  expect(await client.datasets.list()).toMatchObject([{ name: 'other' }, { name: 'second' }])
  const second = client.withConfig({ dataset: 'second' })
  const { path, url } = await second.assets.upload('file', Buffer.from('text'))
  expect(path).toMatch(/^files\/any\/second\//)
  expect(await (await fetch(url)).text()).toBe('text')
  expect((await fetch(`${lake.url}/v1/projects/lake`)).status).toBe(404)

  expect(await clientOf(await start(options)).fetch('count(*)')).toBe(0)
})

it('starts with a seed, as one transaction', async () => {
  const _createdAt = '2020-01-01T00:00:00Z'
  const to = { _type: 'reference', _ref: 'b' }
  const a = { _id: 'a', _type: 'page', to, _createdAt }
  const seed = [a, { _id: 'b', _type: 'page' }, { _id: 'drafts.c', _type: 'page' }]
  const lake = await start({ seed })
  expect(lake.seeded).toBe(3)
  const client = clientOf(lake)
  const query = '*[_id == "a"][0]{_createdAt, "to": to->_id}'
  expect(await client.fetch(query)).toEqual({ _createdAt, to: 'b' })
})

it.each<[string, LakeOptions]>([
  ['The seed: Malformed mutation: mutations[0] needs a _type', { seed: [{ _id: 'a' }] }],
  ['project:', { project: 'A' }],
  ['token:', { token: '' }],
])('refuses a wrong option by its name: %s', async (message, options) => {
  await expect(startLake(options)).rejects.toThrow(message)
})
