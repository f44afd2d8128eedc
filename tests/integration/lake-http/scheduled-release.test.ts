import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

/** A lake with a webhook, and the ids that its receiver got. */
async function start(): Promise<{ lake: TestLake; told: string[] }> {
  const told: string[] = []
  const receiver = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    told.push((JSON.parse(Buffer.concat(chunks).toString()) as { _id: string })._id)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const settings = { secret: undefined, filter: '_type == "page"', projection: '{_id}' }
  const lake = await startTestLake({ webhook: { url, ...settings } })
  onTestFinished(async () => {
    await lake.close()
    receiver.closeAllConnections()
    receiver.close()
  })
  return { lake, told }
}

/** Schedules a release of one page as the Studio does; returns its time. */
async function schedule({ client }: TestLake, milliseconds: number): Promise<number> {
  const releaseId = 'spring'
  await client.releases.create({ releaseId, metadata: { title: 'S', releaseType: 'scheduled' } })
  const document = { _id: 'versions.spring.page-a', _type: 'page', title: 'New' }
  await client.createVersion({ document, publishedId: 'page-a', releaseId })
  const at = Date.now() + milliseconds
  await client.releases.schedule({ releaseId, publishAt: new Date(at).toISOString() })
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'scheduled' })
  return at
}

const isPublished = async ({ client }: TestLake) =>
  (await client.releases.get({ releaseId: 'spring' }))?.state === 'published'

it('is published when its time comes, and the webhook tells of its documents', async () => {
  const { lake, told } = await start()
  await schedule(lake, 1200)
  await until(() => isPublished(lake))
  expect(await lake.visitor.fetch('*[_type == "page"].title')).toEqual(['New'])
  await until(async () => told.length > 0)
  expect(told).toEqual(['page-a'])
})

it('is published at the next start when its time comes while the lake is away', async () => {
  const { lake, told } = await start()
  const at = await schedule(lake, 700)
  await lake.stop()
  await until(async () => Date.now() > at)
  await lake.restart()
  await until(() => isPublished(lake))
  expect(await lake.visitor.fetch('*[_type == "page"].title')).toEqual(['New'])
  await until(async () => told.length > 0)
  expect(told).toEqual(['page-a'])
})
