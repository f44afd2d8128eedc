import { encodeSignatureHeader } from '@sanity/webhook'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendChange } from '../../support/send-change.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

const stack = sharedStack()

const change = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
const json = { 'content-type': 'application/json' }

function post(body: BodyInit, headers: Record<string, string>) {
  return fetch(`${stack.urls.site}/api/revalidate`, { method: 'POST', headers, body })
}

async function signed(body: string, { secret = stack.webhookSecret, minutesAgo = 0 } = {}) {
  const at = Date.now() - minutesAgo * 60_000
  return { ...json, 'sanity-webhook-signature': await encodeSignatureHeader(body, at, secret) }
}

/** The status of a response with problem details (RFC 9457). */
async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = await response.json()
  expect(problem).toMatchObject({ status: response.status, detail: expect.stringMatching(/\w{3}/) })
  return response.status
}

test('the response lists the tags of the document, its type and its paths', async () => {
  const response = await sendChange(stack, {
    ...change,
    previousPath: '/products/older, once',
    operation: 'update',
  })
  expect(await response.json()).toEqual({
    refreshed: [
      'document:product-reactor',
      'type:product',
      'path:%2Fproducts%2Freactor',
      'path:%2Fproducts%2Folder%2C%20once',
    ],
  })
})

test('a change of a document does not refresh pages without it', async () => {
  const [shown, other] = [`${stack.urls.site}/`, `${stack.urls.site}/legal/cookie-policy`]
  await Promise.all([visit(shown), visit(other)])
  await sendChange(stack, { _id: 'page-home', _type: 'page', path: '/', operation: 'update' })
  expect(isPrerendered(await visit(other))).toBe(true)
  expect(isPrerendered(await visit(shown))).toBe(false)
})

test('a draft refreshes nothing', async () => {
  const response = await sendChange(stack, { ...change, _id: 'drafts.product-reactor' })
  expect(await response.json()).toEqual({ refreshed: [] })
})

test('a request without a signature, or with one by another secret, is refused', async () => {
  expect.hasAssertions()
  const body = JSON.stringify(change)
  expect(await problemOf(await post(body, json))).toBe(401)
  expect(await problemOf(await post(body, await signed(body, { secret: 'another secret' })))).toBe(
    401,
  )
  expect(await problemOf(await post(`${body} `, await signed(body)))).toBe(401)
  expect(
    await problemOf(await post(body, { ...json, 'sanity-webhook-signature': 't=1,v1=x' })),
  ).toBe(401)
})

test('a message is accepted for five minutes, again and again, and refused with the reason then', async () => {
  const body = JSON.stringify(change)
  const recent = await signed(body, { minutesAgo: 4 })
  const answers = [await post(body, recent), await post(body, recent)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[1]?.json()).toEqual(await answers[0]?.json())
  expect((await post(body, await signed(body, { minutesAgo: -4 }))).status).toBe(200)

  const before = stack.lines().length - 1
  const old = await post(body, await signed(body, { minutesAgo: 6 }))
  expect(await old.clone().text()).toMatch(/36\d s old .* check both clocks/)
  expect(await problemOf(old)).toBe(400)
  expect(await problemOf(await post(body, await signed(body, { minutesAgo: -6 })))).toBe(400)
  // Only the secret's holder learns of the clock skew.
  const forged = await signed(body, { secret: 'another secret', minutesAgo: 6 })
  expect(await problemOf(await post(body, forged))).toBe(401)
  const said = () =>
    stack
      .lines()
      .slice(before)
      .filter((line) => line.includes('content: a webhook was refused'))
  await until(() => said().length === 2)
  expect(said()[0]).toMatch(/its signature is 36\d s old by this clock/)
})

test('a signed body that is not a change is refused with the reason', async () => {
  expect.hasAssertions()
  for (const body of ['{}', '[]', 'null', '"text"', 'no json', '{"_id":7,"_type":"page"}']) {
    expect(await problemOf(await post(body, await signed(body)))).toBe(400)
  }
})

test('other methods, other types and long bodies are refused', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`${stack.urls.site}/api/revalidate`, { method })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await problemOf(response)).toBe(405)
  }
  expect(await problemOf(await post('a=b', { 'content-type': 'text/plain' }))).toBe(415)
  const long = JSON.stringify({ ...change, note: 'x'.repeat(70_000) })
  expect(await problemOf(await post(long, await signed(long)))).toBe(413)
})

test('no body and no header cause a 5xx or a crash', async () => {
  const header = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?'))
  const body = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json({ maxDepth: 4 }),
    // zod's length checks throw on this value.
    fc.constant(JSON.stringify({ ...change, _id: { length: [{ toString: 1 }] } })),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  )
  const type = fc.constantFrom('application/json', 'application/json; charset=x', 'text/html', '')
  const isSigned = fc.boolean()
  await fc.assert(
    fc.asyncProperty(body, header, type, isSigned, async (body, signature, type, isSigned) => {
      const own =
        isSigned && typeof body === 'string' && body.length > 0
          ? await signed(body)
          : { 'sanity-webhook-signature': signature }
      const response = await post(body, { ...own, 'content-type': type })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 100 },
  )
  expect((await visit(`${stack.urls.site}/`)).status).toBe(200)
})
