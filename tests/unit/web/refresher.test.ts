import { expect, test, vi } from 'vitest'
import { Refresher } from '@/content/drafts/refresher'

const ends = vi.hoisted((): (() => void)[] => [])
vi.mock('@/content/drafts/refresh-page', () => ({
  refreshPage: () => new Promise<void>((end) => ends.push(end)),
}))

test('what is stored while a page is refreshed is shown by one more refresh', async () => {
  vi.useFakeTimers()
  const refresher = new Refresher(false)
  for (const revisions of [['a'], ['b', 'c']]) {
    for (const revision of revisions) refresher.stored(revision)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends).toHaveLength(2)
})
