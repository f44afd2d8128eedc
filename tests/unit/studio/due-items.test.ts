import { describe, expect, test } from 'vitest'
import { type DueAnswer, dueItems } from '../../../studio/tools/due/due-items'

const NOW = new Date('2026-11-22T12:00:00Z')

const release = (changes: Partial<DueAnswer['releases'][number]>) => ({
  _id: '_.releases.spring',
  title: 'Spring',
  state: 'scheduled',
  releaseType: 'scheduled',
  publishAt: null,
  intendedPublishAt: null,
  error: null,
  ...changes,
})
const document = (_type: string, changes: Partial<DueAnswer['documents'][number]>) => ({
  _id: `${_type}-a`,
  _type,
  title: `A ${_type}`,
  openUntil: null,
  endsAt: null,
  reviewOn: null,
  hasRecording: false,
  sections: null,
  isEdited: false,
  ...changes,
})

/** Group, title and the start of the text of each item. */
function due(answer: Partial<DueAnswer>, now = NOW) {
  const groups = dueItems({ releases: [], documents: [], ...answer }, now)
  return Object.entries(groups).flatMap(([name, items]) =>
    items.map(({ kind, text }) => `${name} ${kind}: ${text.split(/[:,;.]/)[0]}`),
  )
}

describe('what is due', () => {
  test('nothing', () => {
    expect(due({})).toEqual([])
    expect(due({ releases: [release({ state: 'active', releaseType: 'asap' })] })).toEqual([])
    expect(due({ documents: [document('event', { endsAt: '2026-11-23T12:00:00Z' })] })).toEqual([])
  })

  test.each([
    ['2026-11-22T11:59:00Z', 'overdue release: Its time has come'],
    ['2026-11-22T12:01:00Z', 'soon release: Goes live at this time'],
    ['2026-12-22T11:59:59Z', 'soon release: Goes live at this time'],
    ['2026-12-22T12:00:00Z', 'later release: Goes live at this time'],
  ])('a release scheduled for %s', (publishAt, expected) => {
    expect(due({ releases: [release({ publishAt })] })).toEqual([expected])
  })

  test('a release that is planned but not scheduled, and one that failed', () => {
    const planned = { state: 'active', intendedPublishAt: '2026-11-30T09:00:00Z' }
    expect(due({ releases: [release(planned)] })).toEqual(['soon release: Planned for this time'])
    const failed = { state: 'active', releaseType: 'asap', error: 'A path is taken.' }
    expect(due({ releases: [release(failed)] })).toEqual(['overdue release: Was not published'])
  })

  test.each([
    ['2026-11-21', 'overdue job: Has closed'],
    ['2026-11-22', 'soon job: Closes at the end of this day'],
    ['2027-01-31', 'later job: Closes at the end of this day'],
  ])('a job that is open until %s', (openUntil, expected) => {
    expect(due({ documents: [document('job', { openUntil })] })).toEqual([expected])
  })

  test('a job is open until its day is over in New York', () => {
    const documents = [document('job', { openUntil: '2026-11-21' })]
    const before = new Date('2026-11-22T04:59:59Z')
    expect(due({ documents }, before)).toEqual(['soon job: Closes at the end of this day'])
    expect(due({ documents }, new Date('2026-11-22T05:00:00Z'))).toEqual([
      'overdue job: Has closed',
    ])
  })

  test('a past event, and dates of review', () => {
    const past = document('event', { endsAt: '2026-11-22T11:00:00Z' })
    expect(due({ documents: [past] })).toEqual(['overdue event: Is over'])
    expect(due({ documents: [{ ...past, hasRecording: true }] })).toEqual([])
    const documents = [
      document('report', { reviewOn: '2026-11-21' }),
      document('legalPage', { reviewOn: '2026-11-22' }),
      document('page', { reviewOn: '2027-06-01' }),
    ]
    expect(due({ documents }).map((line) => line.split(':')[0])).toEqual([
      'overdue review',
      'soon review',
      'later review',
    ])
  })

  test('nothing that is no date', () => {
    const dates = { openUntil: 'some day', endsAt: 'soon', reviewOn: '2026-02-31x' }
    expect(due({ documents: [document('job', dates), document('event', dates)] })).toEqual([])
  })

  test('a section that appears, goes or has gone, with a link to it', () => {
    const section = (_key: string, showFrom: string | null, showUntil: string | null) => ({
      _key,
      title: _key,
      showFrom,
      showUntil,
    })
    const sections = [
      section('ended', '2026-11-01T09:00:00Z', '2026-11-20T09:00:00Z'),
      section('running', '2026-11-01T09:00:00Z', '2026-11-30T09:00:00Z'),
      section('ahead', '2026-12-01T09:00:00+02:00', '2026-12-24T09:00:00Z'),
      section('since', '2026-11-01T09:00:00Z', null),
      section('no date', 'tomorrow', 'soon'),
      { ...section('nameless', null, '2027-03-01T00:00:00Z'), title: null },
    ]
    const answer = { documents: [document('page', { sections })] }
    expect(due(answer)).toEqual([
      'overdue section: The section “ended” has ended',
      'soon section: The section “running” leaves the page at this time',
      'soon section: The section “ahead” appears on the page at this time',
      'later section: A section without a title leaves the page at this time',
    ])
    const { overdue } = dueItems({ releases: [], ...answer }, NOW)
    expect(overdue[0]?.link.params).toEqual({
      id: 'page-a',
      type: 'page',
      path: 'sections[_key=="ended"]',
    })
  })

  test('a document can be due twice; items are sorted by time and link to what they name', () => {
    const job = document('job', { openUntil: '2026-12-01', reviewOn: '2026-11-25', isEdited: true })
    const answer = { releases: [release({ publishAt: '2026-11-26T09:00:00Z' })], documents: [job] }
    const { soon } = dueItems(answer, NOW)
    expect(soon.map(({ kind }) => kind)).toEqual(['review', 'release', 'job'])
    expect(soon.map(({ isEdited }) => isEdited)).toEqual([true, false, true])
    expect(soon.map(({ link }) => link)).toEqual([
      { intent: 'edit', params: { id: 'job-a', type: 'job' } },
      { intent: 'release', params: { id: 'spring' } },
      { intent: 'edit', params: { id: 'job-a', type: 'job' } },
    ])
    expect(new Set(soon.map(({ key }) => key)).size).toBe(3)
  })
})
