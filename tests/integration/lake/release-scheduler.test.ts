import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ReleaseScheduler } from '../../../scripts/lake/dataset/release-scheduler.ts'
import { ME, testFile } from '../../support/lake/test-dataset.ts'

const RELEASE = '_.releases.spring'
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.useRealTimers())

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const act = (dataset: Dataset, name: string, fields: object = {}) =>
  dataset.act([{ actionType: `sanity.action.release.${name}`, releaseId: 'spring', ...fields }], ME)

const state = (dataset: Dataset) => dataset.get(RELEASE)?.state

/** A dataset with a scheduler and a release of one page scheduled for this time. */
function scheduled(publishAt: string): Dataset {
  const file = testFile()
  const dataset = Dataset.open({ name: 'production', projectId: 'lake', file })
  const scheduler = new ReleaseScheduler()
  scheduler.watch(dataset)
  onTestFinished(() => {
    scheduler.close()
    dataset.close()
  })
  dataset.mutate([{ create: { _id: 'versions.spring.page', _type: 'page', title: 'new' } }], ME)
  act(dataset, 'create', { metadata: { title: 'Spring', releaseType: 'scheduled' } })
  act(dataset, 'schedule', { publishAt })
  return dataset
}

it('publishes at its minute and not before, however many days away (timers end at 24.8)', () => {
  const dataset = scheduled(inDays(60))
  vi.advanceTimersByTime(60 * DAY - 1)
  expect(state(dataset)).toBe('scheduled')
  vi.advanceTimersByTime(1)
  expect(dataset.get(RELEASE)).toMatchObject({
    state: 'published',
    publishedAt: new Date().toISOString(),
    finalDocumentStates: [expect.objectContaining({ id: 'versions.spring.page' })],
  })
  expect(dataset.get('page')).toMatchObject({ title: 'new' })
  expect(vi.getTimerCount()).toBe(0)
})

it('follows the clock when that is set, forward or back', () => {
  const forward = scheduled(inDays(10))
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(Date.now() + 11 * DAY)
  vi.advanceTimersByTime(30_000)
  expect(state(forward)).toBe('published')

  const back = scheduled(inDays(1))
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(Date.now() - 2 * DAY)
  vi.advanceTimersByTime(2 * DAY)
  expect(state(back)).toBe('scheduled')
  vi.advanceTimersByTime(1 * DAY)
  expect(state(back)).toBe('published')
})

it('does not publish what is unscheduled, and goes by the new time of what is scheduled anew', () => {
  const dataset = scheduled(inDays(1))
  act(dataset, 'unschedule')
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2 * DAY)
  expect(state(dataset)).toBe('active')
  act(dataset, 'schedule', { publishAt: inDays(3) })
  vi.advanceTimersByTime(3 * DAY - 1)
  expect(state(dataset)).toBe('scheduled')
  vi.advanceTimersByTime(1)
  expect(state(dataset)).toBe('published')
})

it('makes a release active again that cannot be published, says why, and tries it only once', () => {
  const dataset = scheduled(inDays(1))
  dataset.mutate(
    [
      { create: { _id: 'going', _type: 'page' } },
      { create: { _id: 'other', _type: 'page', by: { _type: 'reference', _ref: 'going' } } },
      { create: { _id: 'versions.spring.going', _type: 'page', _system: { delete: true } } },
    ],
    ME,
  )
  vi.advanceTimersByTime(1 * DAY)
  expect(dataset.get(RELEASE)).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('"going" cannot be deleted') },
  })
  expect(dataset.get(RELEASE)).not.toHaveProperty('publishAt')
  expect(dataset.get('page')).toBeUndefined()
  const revision = dataset.get(RELEASE)?._rev
  vi.advanceTimersByTime(1 * DAY)
  expect(dataset.get(RELEASE)?._rev).toBe(revision)

  dataset.mutate([{ delete: { id: 'other' } }], ME)
  act(dataset, 'schedule', { publishAt: inDays(1) })
  expect(dataset.get(RELEASE)).not.toHaveProperty('error')
  vi.advanceTimersByTime(1 * DAY)
  expect(state(dataset)).toBe('published')
})

it('tries again later when the lake cannot write', () => {
  const dataset = scheduled(inDays(1))
  const broken = vi.spyOn(dataset, 'act').mockImplementation(() => {
    throw new Error('database or disk is full')
  })
  vi.advanceTimersByTime(1 * DAY + 60_000)
  expect(state(dataset)).toBe('scheduled')
  expect(broken.mock.calls.length).toBeLessThanOrEqual(3)
  broken.mockRestore()
  vi.advanceTimersByTime(30_000)
  expect(state(dataset)).toBe('published')
})
