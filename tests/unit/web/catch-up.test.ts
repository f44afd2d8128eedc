import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { areTagsExpired } from '@/cache/next-internals'
import { until } from '../../support/until.ts'
import { type SiteInProcess, siteInProcess } from './site-in-process.ts'

// Back-off pauses are shortened to a fiftieth; each test sets how long a visitor waits, in ms.
const { pauses, patience } = vi.hoisted(() => ({ pauses: [] as number[], patience: { ms: 0 } }))
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>()
  const wait: typeof real.setTimeout = (ms = 0, ...rest) => {
    // The tests' own waits are short.
    if (ms > 100) pauses.push(ms)
    return real.setTimeout(ms === 10_000 ? patience.ms : ms / 50, ...rest)
  }
  return { ...real, setTimeout: wait }
})

let site: SiteInProcess
let server: Server
let catchUp: typeof import('@/sanity/refresh/catch-up')
let record: typeof import('@/sanity/refresh/build-record')
let running: typeof import('@/cache/running-cache')['runningCache']
let route: typeof import('@/app/api/revalidate/since-build/route')
/** Status of the responses of a server that is not ready. */
let refusal: number | undefined
let asked = 0
let answering: Promise<Response> | undefined

const page = (name: string, title = 'One') => ({
  _id: `page-${name}`,
  _type: 'page',
  path: { current: `/${name}` },
  title,
})
const now = () => performance.timeOrigin + performance.now()
const noted = () => join(site.build, 'refreshed-since-build.txt')
const builtState = () => join(site.build, 'content-at-build.json')

beforeAll(async () => {
  site = await siteInProcess()
  // Calls its own route at start, as the site does.
  server = createServer(async ({ url, method, headers }, response) => {
    asked++
    if (refusal) return response.writeHead(refusal).end('not ready')
    const request = new Request(`http://site${url}`, { method, headers: headers as HeadersInit })
    answering = route.POST(request)
    const answer = await answering
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server?.close()
  server?.closeAllConnections()
  await site?.stop()
})

/** The state after a build; then the site starts. */
beforeEach(async () => {
  await answering
  refusal = undefined
  asked = 0
  pauses.length = 0
  patience.ms = 60_000
  await site.lake.client.delete({ query: '*[_type == "page"]' })
  await site.lake.client.create(page('kept'))
  await site.lake.client.create(page('edited'))
  await site.lake.client.create(page('deleted'))
  await start()
  await record.recordContentAtBuild({ distDir: site.build })
})

async function start() {
  site.restart()
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('__NEXT_PRIVATE_ORIGIN', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  running = (await import('@/cache/running-cache')).runningCache
  await import('@/cache/server-cache')
  record = await import('@/sanity/refresh/build-record')
  catchUp = await import('@/sanity/refresh/catch-up')
  route = await import('@/app/api/revalidate/since-build/route')
}

const edit = () => site.lake.client.patch('page-edited').set({ title: 'Two' }).commit()

test('a server that starts shows what was edited, added and deleted since its build', async () => {
  await edit()
  await site.lake.client.create(page('added'))
  await site.lake.client.delete('page-deleted')
  const before = now()
  await catchUp.startCatchUp()
  await catchUp.contentCaughtUp()
  for (const tag of ['document:page-edited', 'document:page-deleted', 'path:%2Fadded', 'type:page'])
    expect(areTagsExpired([tag], before)).toBe(true)
  expect(areTagsExpired(['document:page-kept', 'path:%2Fkept'], before)).toBe(false)
  expect(asked).toBe(1)
  // Pages that it renders again are on its disk: a later start must not take them for new.
  expect(readFileSync(noted(), 'utf8')).toContain('document:page-edited\n')
})

test('a new build forgets what was refreshed since the last one', async () => {
  await record.noteRefreshed(['document:earlier'])
  await record.recordContentAtBuild({ distDir: site.build })
  expect(existsSync(noted())).toBe(false)
  expect(JSON.parse(readFileSync(builtState(), 'utf8'))).toContainEqual({
    _id: 'page-kept',
    _type: 'page',
    _rev: expect.any(String),
    path: '/kept',
  })
})

test('drafts are no part of what is compared', async () => {
  await site.lake.client.create({ ...page('kept', 'Draft'), _id: 'drafts.page-kept' })
  const before = now()
  await catchUp.startCatchUp()
  await catchUp.contentCaughtUp()
  expect(areTagsExpired(['type:page'], before)).toBe(false)
  expect(existsSync(noted())).toBe(false)
})

test('a visitor waits for the comparison, but not for long', async () => {
  patience.ms = 20
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  await catchUp.startCatchUp()
  await catchUp.contentCaughtUp()
  expect(pauses).toEqual([10_000])
})

test('after an outage of Redis servers compare again, once each and staggered', async () => {
  await catchUp.startCatchUp()
  await until(() => running.compareContent !== undefined)
  await edit()
  const before = now()
  pauses.length = 0
  asked = 0
  running.compareContent?.()
  running.compareContent?.()
  await until(() => areTagsExpired(['document:page-edited'], before))
  expect(asked).toBe(1)
  expect(pauses).toHaveLength(1)
  expect(pauses[0]).toBeGreaterThanOrEqual(500)
  expect(pauses[0]).toBeLessThanOrEqual(1500)
  // A later outage counts separately.
  await until(() => {
    if (asked === 1) running.compareContent?.()
    return asked > 1
  })
})

test('a server that does not answer yet is asked again', async () => {
  await edit()
  refusal = 500
  const before = now()
  await catchUp.startCatchUp()
  await until(() => asked >= 2)
  expect(areTagsExpired(['document:page-edited'], before)).toBe(false)
  refusal = undefined
  await until(() => areTagsExpired(['document:page-edited'], before))
})

test('in development, and without a build, nothing is compared', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  await catchUp.startCatchUp()
  await catchUp.contentCaughtUp()
  vi.stubEnv('NODE_ENV', 'production')
  rmSync(builtState())
  await catchUp.startCatchUp()
  await catchUp.contentCaughtUp()
  expect([asked, running.compareContent]).toEqual([0, undefined])
})

test('a server that Next has not told its address is found at its port', async () => {
  vi.stubEnv('SITE_PORT', String((server.address() as AddressInfo).port))
  await start()
  vi.stubEnv('__NEXT_PRIVATE_ORIGIN', undefined)
  await catchUp.startCatchUp()
  await catchUp.contentCaughtUp()
  expect(asked).toBe(1)
})

test('nobody else can make a server compare', async () => {
  const headers = { [catchUp.KEY_HEADER]: keyOf() }
  const own = await route.POST(new Request('http://site/', { method: 'POST', headers }))
  expect(await own.json()).toEqual({ refreshed: 0 })
  for (const headers of [new Headers(), new Headers({ [catchUp.KEY_HEADER]: 'guessed' })]) {
    const request = new Request('http://site/', { method: 'POST', headers })
    expect((await route.POST(request)).status).toBe(404)
  }
})

test('a damaged build record is not treated as missing', async () => {
  writeFileSync(builtState(), '[{"_id": "pa')
  await expect(catchUp.startCatchUp()).rejects.toThrow(SyntaxError)
})

test('a disk that cannot be written to does not keep a change from being shown; later ones are noted', async () => {
  await record.refreshedSinceBuild()
  mkdirSync(noted())
  await record.noteRefreshed(['document:unwritten'])
  rmSync(noted(), { recursive: true })
  await record.noteRefreshed(['document:unwritten', 'document:later'])
  expect(readFileSync(noted(), 'utf8')).toBe('document:unwritten\ndocument:later\n')
})

test('what was acknowledged before the start is shown also while content cannot be compared', async () => {
  await record.noteRefreshed(['document:acknowledged'])
  await start()
  const { client } = await import('@/sanity/read/client')
  const [before, real] = [now(), client.fetch.bind(client)]
  let reads = 0
  vi.spyOn(client, 'fetch').mockImplementation((...args: Parameters<typeof client.fetch>) =>
    reads++ === 0 ? real(...args) : Promise.reject(new Error('away')),
  )
  const headers = { [catchUp.KEY_HEADER]: keyOf() }
  const response = await route.POST(new Request('http://site/', { method: 'POST', headers }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(areTagsExpired(['document:acknowledged'], before)).toBe(true)
})

test('changes since the last comparison are sent to the other servers when Redis is back', async () => {
  const { cache } = running
  if (!cache) throw new Error('without a cache')
  await edit()
  await site.lake.client.patch('page-kept').set({ title: 'Two' }).commit()
  const built = JSON.parse(readFileSync(builtState(), 'utf8')) as { _id: string; _rev: string }[]
  const { _rev } = (await site.lake.client.getDocument('page-edited')) ?? { _rev: '' }
  // Another server compared after the edit of one page and before that of the other.
  const known = built.map((each) => (each._id === 'page-edited' ? { ...each, _rev } : each))
  vi.spyOn(cache, 'readBytes').mockResolvedValue(Buffer.from(JSON.stringify(known)))
  const announce = vi.spyOn(cache, 'announce').mockResolvedValueOnce(false).mockResolvedValue(true)
  const keep = vi.spyOn(cache, 'keepBytes')
  const compare = () => {
    const headers = { [catchUp.KEY_HEADER]: keyOf() }
    return route.POST(new Request('http://site/', { method: 'POST', headers }))
  }
  const before = now()
  await compare()
  expect(areTagsExpired(['document:page-edited'], before)).toBe(true)
  const [tags = []] = announce.mock.lastCall ?? []
  expect(tags).toEqual(['document:page-kept', 'type:page', 'path:%2Fkept', 'paths'])
  // The shared log has no entry: it is still to be sent.
  expect(keep).not.toHaveBeenCalled()
  await compare()
  const [name, state] = keep.mock.lastCall ?? []
  expect(name).toBe('site:lake:production:compared')
  expect(String(state)).toContain(_rev)
})

/** The key by which a server recognizes its own requests. */
function keyOf(): string {
  const state = Reflect.get(globalThis, Symbol.for('web.catch-up')) as { key: string }
  return state.key
}
