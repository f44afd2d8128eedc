import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededPaths } from '../../support/every-route.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { visit } from '../../support/visit.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
})

afterAll(() => stack?.stop())

const pictures = seededPaths.filter((path) => path !== '/').slice(0, 40)

async function draw(path: string) {
  const response = await fetch(`${stack.urls.site}/og${path}`)
  const bytes = await response.bytes()
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

test('forty uncached share images do not delay a page', async () => {
  expect(pictures).toHaveLength(40)
  await visit(`${stack.urls.site}/products/kyt`)
  let drawing = true
  const begun = performance.now()
  const drawn = Promise.all(pictures.map(draw)).finally(() => {
    drawing = false
  })
  const waits: number[] = []
  while (drawing) {
    const startedAt = performance.now()
    expect((await visit(`${stack.urls.site}/products/kyt`)).status).toBe(200)
    waits.push(performance.now() - startedAt)
    // Occasional page requests, not a load test of pages.
    await sleep(20)
  }
  const took = performance.now() - begun
  const sorted = waits.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  console.log(
    `40 pictures in ${Math.round(took)} ms; a page meanwhile: p95 ${Math.round(p95)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms, ${waits.length} visits`,
  )
  for (const { status, type, bytes } of await drawn) {
    expect(status).toBe(200)
    expect(type).toBe('image/png')
    expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG')
  }
  expect(p95).toBeLessThan(500)
})
