import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  LAKE_TOKEN,
  SITE_ORIGIN,
  STUDIO_ORIGIN,
  startTestLake,
  type TestLake,
} from '../../support/lake.ts'
import { openStream } from './open-stream.ts'

let lake: TestLake
let cookie: string
beforeAll(async () => {
  lake = await startTestLake()
  for (const _id of ['page-a', 'drafts.page-a', 'drafts.page-b', 'versions.r1.page-a', 'secret.a'])
    await lake.client.create({ _id, _type: 'page' })
  const response = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: STUDIO_ORIGIN } })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(() => lake.close())

const DATA = '/v2026-03-01/data'
const PAGES = encodeURIComponent('*[_type == "page"]{_id}')
const ASKED = `${DATA}/query/production?query=${PAGES}&perspective`
const PREVIEW = 'drafts.page-a drafts.page-b'
const ALL = `${PREVIEW} page-a secret.a versions.r1.page-a`

/** Requests, and the ids that a visitor and an editor get; undefined: only an editor may. */
const REQUESTS: [method: string, path: string, visitor: string | undefined, editor: string][] = [
  ['GET', `${ASKED}=published`, 'page-a', 'page-a secret.a'],
  ['GET', `${ASKED}=drafts`, undefined, 'page-a page-b secret.a'],
  ['GET', `${ASKED}=published,drafts`, undefined, 'page-a secret.a'],
  ['GET', `${ASKED}=r1`, undefined, 'page-a secret.a'],
  ['GET', `${ASKED}=raw`, undefined, ALL],
  ['GET', `/v2021-06-07/data/query/production?query=${PAGES}`, 'page-a', ALL],
  ['GET', `${DATA}/doc/production/page-a,drafts.page-b,no`, 'page-a', 'drafts.page-b page-a'],
  ['GET', '/v1/data/export/production', 'page-a', ALL],
  ['GET', '/v1/data/history/production/transactions/nothing', undefined, ''],
  ['POST', '/v1/data/mutate/production?dryRun=true', undefined, ''],
  ['POST', '/v1/data/actions/production', undefined, ''],
  ['PUT', '/v1/datasets/Not-A-Name', undefined, ''],
  ['PUT', '/v1/users/me/keyvalue', undefined, ''],
  ['POST', '/v1/assets/images/production', undefined, ''],
]

const token = `Bearer ${LAKE_TOKEN}`
const callers: [name: string, headers: () => Record<string, string>, isEditor: boolean][] = [
  ['anonymous', () => ({}), false],
  ['anonymous with the Studio’s origin', () => ({ origin: STUDIO_ORIGIN }), false],
  [
    'a forged cookie',
    () => ({ origin: STUDIO_ORIGIN, cookie: `${cookie.slice(0, -4)}AAAA` }),
    false,
  ],
  ['the cookie without an origin', () => ({ cookie }), false],
  ['the cookie from the site’s page', () => ({ origin: SITE_ORIGIN, cookie }), false],
  ['the cookie from the Studio’s page', () => ({ origin: STUDIO_ORIGIN, cookie }), true],
  ['the token', () => ({ authorization: token }), true],
  ['the token from the site’s page', () => ({ authorization: token, origin: SITE_ORIGIN }), true],
]

const idsIn = (text: string, field = '_id') =>
  Array.from(text.matchAll(new RegExp(`"${field}":"([^"]+)"`, 'g')), ([, id]) => id)

describe.each(callers)('%s', (_, headersOf, isEditor) => {
  it('reads and writes what it may', async () => {
    for (const [method, path, visitor, editor] of REQUESTS) {
      const headers = { ...headersOf(), 'content-type': 'application/json' }
      const body = method === 'GET' ? {} : { body: '{}' }
      const response = await fetch(lake.url + path, { method, headers, ...body })
      const ids = idsIn(await response.text())
        .toSorted()
        .join(' ')
      const isRefused = !isEditor && visitor === undefined
      expect(response.status === 401, path).toBe(isRefused)
      expect(response.status, path).toBeLessThan(500)
      if (!isRefused) expect(ids, path).toBe(isEditor ? editor : visitor)
    }
  })

  it('listens by the same rule', async () => {
    const query = encodeURIComponent('*[_type == "listened"]')
    const address = `${lake.url}${DATA}/listen/production?query=${query}&includeAllVersions=true`
    let text = ''
    for await (const chunk of await openStream(address, headersOf())) {
      const hadWelcome = text.includes('event: welcome')
      text += String(chunk)
      if (!hadWelcome && text.includes('event: welcome'))
        for (const _id of ['drafts.heard', 'heard'])
          await lake.client.createOrReplace({ _id, _type: 'listened' })
      if (text.includes('"documentId":"heard"')) break
    }
    expect(idsIn(text, 'documentId')).toEqual(isEditor ? ['drafts.heard', 'heard'] : ['heard'])
    await lake.client.delete({ query: '*[_type == "listened"]' })
  })
})
