import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ReleaseScheduler } from '../../../scripts/lake/dataset/release-scheduler.ts'
import { ME, act as run, testFile, titlesOf } from '../../support/lake/test-dataset.ts'

const RELEASE = '_.releases.spring'
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.useRealTimers())

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE)
const act = (dataset: Dataset, name: string, fields: object = {}) =>
  run(dataset, `release.${name}`, { releaseId: 'spring', ...fields })
const schedule = (dataset: Dataset, minutes: number) =>
  act(dataset, 'schedule', { publishAt: new Date(Date.now() + minutes * MINUTE).toISOString() })
const state = (dataset: Dataset) => dataset.get(RELEASE)?.state

/** A dataset with a scheduler and a release of one page, scheduled in this many minutes. */
function scheduled(minutes: number): Dataset {
  const dataset = Dataset.open({ name: 'production', projectId: 'lake', file: testFile() })
  const scheduler = new ReleaseScheduler()
  scheduler.watch(dataset)
  onTestFinished(() => {
    scheduler.close()
    dataset.close()
  })
  for (const _id of ['drafts.page', 'versions.spring.page'])
    dataset.mutate([{ create: { _id, _type: 'page', title: _id } }], ME)
  act(dataset, 'create')
  schedule(dataset, minutes)
  return dataset
}

it('does not publish what is unscheduled, and goes by the new time of what is scheduled anew', () => {
  const dataset = scheduled(1)
  act(dataset, 'unschedule')
  pass(2)
  expect(state(dataset)).toBe('active')
  schedule(dataset, 3)
  pass(2)
  expect(state(dataset)).toBe('scheduled')
  pass(1)
  expect(titlesOf(dataset)).toBe(`${RELEASE} -, drafts.page drafts.page, page versions.spring.page`)
  expect(state(dataset)).toBe('published')
})

it('makes a release active again that cannot be published, says why, and tries it only once', () => {
  const dataset = scheduled(1)
  const by = { _type: 'reference', _ref: 'going' }
  const going = { create: { _id: 'going', _type: 'page' } }
  const other = { create: { _id: 'other', _type: 'page', by } }
  const mark = { _id: 'versions.spring.going', _type: 'page', _system: { delete: true } }
  dataset.mutate([going, other, { create: mark }], ME)
  pass(1)
  const message = expect.stringContaining('"going" cannot be deleted')
  const failed = dataset.get(RELEASE)
  expect(failed).toMatchObject({ state: 'active', error: { message } })
  expect(dataset.get('page')).toBeUndefined()
  pass(1)
  expect(dataset.get(RELEASE)?._rev).toBe(failed?._rev)

  dataset.mutate([{ delete: { id: 'other' } }], ME)
  schedule(dataset, 1)
  expect(dataset.get(RELEASE)).not.toHaveProperty('error')
  pass(1)
  expect(state(dataset)).toBe('published')
})
