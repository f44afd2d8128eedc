import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawInWorker } from '@/site/share-image/draw-in-worker'
import { ROOT } from '../../../scripts/run/root.ts'

// Next runs in web/; the paths of worker file and fonts are relative to it.
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(ROOT, 'web'))
})

const picture = (words: string) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', fontFamily: 'Source Serif' }, children: words },
})

test('concurrent requests for the same image share one drawing', async () => {
  const trace = picture('Trace')
  const [one, other] = await Promise.all([drawInWorker(trace), drawInWorker(trace)])
  expect(other).toBe(one)
  expect(Buffer.from(one.subarray(1, 4)).toString()).toBe('PNG')
})

test('a full queue refuses further images until it has room again', async () => {
  const waiting = Array.from({ length: 64 }, (_, index) =>
    drawInWorker(picture(`Picture ${index}`)),
  )
  await expect(drawInWorker(picture('One too many'))).rejects.toMatchObject({
    digest: 'UNAVAILABLE_FOR_NOW',
  })
  expect(await Promise.all(waiting)).toHaveLength(64)
  expect((await drawInWorker(picture('One too many'))).length).toBeGreaterThan(100)
})

test('a failed drawing throws an error, and the next image is drawn', async () => {
  const broken = { type: 'div', key: null, props: { children: ['a', 'b'] } }
  await expect(drawInWorker(broken)).rejects.toThrow(/cannot be made/)
  expect((await drawInWorker(picture('After it'))).length).toBeGreaterThan(100)
})
