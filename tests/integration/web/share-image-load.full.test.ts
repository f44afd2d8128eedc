import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededPaths } from '../../support/every-route.ts'
import { processorTime } from '../../support/processor-time.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { visit } from '../../support/visit.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
})

afterAll(() => stack?.stop())

/** The processor time so far of the thread that answers, and of all threads. */
function times() {
  const { pid } = stack.site()
  return { answering: processorTime(pid), all: processorTime(pid, 'stat') }
}

const pictures = seededPaths.filter((path) => path !== '/').slice(0, 40)

async function draw(path: string) {
  const response = await fetch(`${stack.urls.site}/og${path}`)
  const bytes = await response.bytes()
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

test('forty uncached share images do not delay a page', async () => {
  expect(pictures).toHaveLength(40)
  await visit(`${stack.urls.site}/products/kyt`)
  const before = times()
  let drawing = true
  const drawn = Promise.all(pictures.map(draw)).finally(() => {
    drawing = false
  })
  for (let visits = 0; visits < 10; visits++) {
    expect((await visit(`${stack.urls.site}/products/kyt`)).status).toBe(200)
  }
  expect(drawing).toBe(true)
  for (const { status, type, bytes } of await drawn) {
    expect(status).toBe(200)
    expect(type).toBe('image/png')
    expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG')
  }
  const after = times()
  expect(after.answering - before.answering).toBeLessThan((after.all - before.all) / 2)
})
