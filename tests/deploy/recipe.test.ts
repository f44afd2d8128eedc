import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { describe, expect, test } from 'vitest'
import { LAKE_TOKEN, lakeClient } from '../support/lake.ts'
import { drill, restartMachine } from './drills.ts'
import { podman } from './engine.ts'
import { lost, submit } from './load.ts'
import { ask, mustCompose, nameOf, update, writeEnvFile } from './recipe.ts'
import { note } from './report.ts'
import { CONTENT_PORT, METRICS_TOKEN, SITE_URL } from './settings.ts'

const client = lakeClient(`http://127.0.0.1:${CONTENT_PORT}`, { token: LAKE_TOKEN })

describe('a stranger has started the recipe', () => {
  test('pages, the share image, health and what is not there', async () => {
    const home = await ask('/')
    expect(home.status).toBe(200)
    expect(home.body).toContain('Chainlantern')
    const [, image = ''] =
      /property="og:image" content="https:\/\/localhost:\d+([^"]+)"/.exec(home.body) ?? []
    const picture = await ask(image.replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await ask('/not-there')).status).toBe(404)
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await ask('/api/metrics')).status).toBeGreaterThanOrEqual(401)
    const metrics = await ask('/api/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    expect(metrics.status).toBe(200)
  })

  test('a script of the build comes compressed from nginx', async () => {
    const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec((await ask('/')).body) ?? []
    const answer = await ask(script, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('a request of a visitor arrives at the bot', async () => {
    expect(await submit('the first request')).toBe('202')
    expect(await lost(['the first request'], 30)).toEqual([])
  })

  test('an edit is visible on every page within 2 s', async () => {
    const id = 'product-reactor'
    const before = await client.getDocument(id)
    await ask('/products/reactor')
    await client.patch(id).set({ title: 'Reactor, edited' }).commit()
    const editedAt = Date.now()
    await expect
      .poll(async () => (await ask('/products/reactor')).body, { timeout: 10_000, interval: 100 })
      .toContain('Reactor, edited')
    const seconds = (Date.now() - editedAt) / 1000
    note(`an edit was visible after ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(2.5)
    await client.patch(id).set({ title: before?.title }).commit()
  })

  test('a preview shows a draft, to its editor only', async () => {
    const product = await client.getDocument('product-reactor')
    if (!product) throw new Error('The seed has a product named Reactor.')
    const id = `drafts.${product._id}`
    await client.createOrReplace({ ...product, _id: id, title: 'A title in a draft' })
    const { secret } = await createPreviewSecret(client, 'a test', SITE_URL)
    const query = new URLSearchParams({
      'sanity-preview-secret': secret,
      'sanity-preview-pathname': '/products/reactor',
      'sanity-preview-perspective': 'drafts',
    })
    const entered = await ask(`/api/draft-mode/enable?${query}`)
    expect(entered.status).toBe(307)
    const cookie = [entered.headers['set-cookie'] ?? []]
      .flat()
      .map((each) => each.split(';')[0])
      .join('; ')
    expect((await ask('/products/reactor', { headers: { cookie } })).body).toContain(
      'A title in a draft',
    )
    expect((await ask('/products/reactor')).body).not.toContain('A title in a draft')
    await client.delete(id)
  })

  test('the commands for operators run', async () => {
    const output = await mustCompose(['run', '--rm', 'tools', 'scripts/leads/leads.ts', 'list'])
    expect(output).toContain('ada@example.org')
  })
})

describe('visitors read and send', () => {
  let oldScript = ''

  test.for(['2', '1'])('while version %s replaces the other: nothing fails', async (version) => {
    oldScript ||= /src="(\/_next\/static\/[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
    const { failedPages, failedSends, lost } = await drill(`update to ${version}`, async () => {
      writeEnvFile({ VERSION: version })
      const { code, output } = await update()
      expect(code, output).toBe(0)
    })
    expect({ failedPages, failedSends, lost }).toEqual({
      failedPages: [],
      failedSends: [],
      lost: [],
    })
    // A page that was opened before still works.
    expect((await ask(oldScript)).status).toBe(200)
    const image = await podman(['inspect', '-f', '{{.ImageName}}', nameOf('web1')])
    expect(image).toContain(`chainlantern-web:${version}`)
  })

  test('while the machine is started again: no accepted request is lost', async () => {
    const { lost } = await drill('machine restarted', restartMachine)
    expect(lost).toEqual([])
  })
})
