import { encodeSignatureHeader } from '@sanity/webhook'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendChange } from '../../support/send-change.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

const stack = sharedStack()

const change = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
const json = { 'content-type': 'application/json' }

function post(body: BodyInit, headers: Record<string, string>) {
  return fetch(`${stack.urls.site}/api/revalidate`, { method: 'POST', headers, body })
}

async function signed(body: string, secret = stack.webhookSecret, minutesAgo = 0) {
  const signature = await encodeSignatureHeader(body, Date.now() - minutesAgo * 60_000, secret)
  return { ...json, 'sanity-webhook-signature': signature }
}

/** The status of a response with problem details (RFC 9457). */
async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = await response.json()
  expect(problem).toMatchObject({ status: response.status, detail: expect.stringMatching(/\w{3}/) })
  return response.status
}

test('a change of a document does not refresh pages without it', async () => {
  const [shown, other] = [`${stack.urls.site}/`, `${stack.urls.site}/legal/cookie-policy`]
  await Promise.all([visit(shown), visit(other)])
  await sendChange(stack, { _id: 'page-home', _type: 'page', path: '/', operation: 'update' })
  expect(isPrerendered(await visit(other))).toBe(true)
  expect(isPrerendered(await visit(shown))).toBe(false)
})

test('a request without a signature, with one by another secret, or that is too long, is refused', async () => {
  expect.hasAssertions()
  const body = JSON.stringify(change)
  const long = JSON.stringify({ ...change, note: 'x'.repeat(70_000) })
  expect(await problemOf(await post(body, json))).toBe(401)
  expect(await problemOf(await post(body, await signed(body, 'another secret')))).toBe(401)
  expect(await problemOf(await post(`${body} `, await signed(body)))).toBe(401)
  expect(await problemOf(await post(long, await signed(long)))).toBe(413)
})

test('an old message is refused with its age, which only the holder of the secret learns', async () => {
  const body = JSON.stringify(change)
  const old = await post(body, await signed(body, stack.webhookSecret, 6))
  expect(await old.clone().text()).toMatch(/3[6-9]\d s old .* check both clocks/)
  expect(await problemOf(old)).toBe(400)
  expect(await problemOf(await post(body, await signed(body, 'another secret', 6)))).toBe(401)
})

test('a signed body that is not a change is refused with the reason', async () => {
  expect.hasAssertions()
  for (const body of ['{}', 'null', 'no json', '{"_id":7,"_type":"page"}'])
    expect(await problemOf(await post(body, await signed(body)))).toBe(400)
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
