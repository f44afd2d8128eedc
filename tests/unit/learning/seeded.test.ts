import { expect, test } from 'vitest'
import { type RawSalary, toSalary } from '@/documents/job/salary'
import { durationOf } from '@/lib/format-date'
import { seedDocuments } from '../../support/seed.ts'
import { objectsOfType } from '../../support/seed-text.ts'

const ofType = <T extends (typeof seedDocuments)[number]['_type']>(type: T) =>
  seedDocuments.filter((document) => document._type === type) as Extract<
    (typeof seedDocuments)[number],
    { _type: T }
  >[]

const words = (body: unknown) =>
  JSON.stringify(body)
    .matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)
    .reduce((count, [, text = '']) => count + text.split(/\s+/).filter(Boolean).length, 0)

test.each([
  ['executive', 3],
  ['senior', 8],
  ['advisory', 6],
])('the %s team has %i people', (team, count) => {
  expect(ofType('person').filter((person) => person.team === team)).toHaveLength(count)
})

test('the seed has five jobs with the salaries of the spec', () => {
  const jobs = ofType('job').toSorted((a, b) =>
    (a.orderRank ?? '') < (b.orderRank ?? '') ? -1 : 1,
  )
  expect(jobs.map(({ salary }) => toSalary(salary as RawSalary)?.text)).toEqual([
    '$150k-$200k',
    '$160k-$220k',
    '$170k-$240k',
    '$140k-$180k',
    '$120k plus commission',
  ])
})

test.each(ofType('job').map((job) => [job.title, job] as const))(
  '%s has a description',
  (_, job) => {
    expect(words(job.body)).toBeGreaterThanOrEqual(250)
    const headings = job.body?.flatMap((block) => ('style' in block ? [block.style] : [])) ?? []
    expect(headings.filter((style) => style === 'h2')).toHaveLength(4)
  },
)

test('the seed has three events: one live, one upcoming, one workshop with 100 seats for $49', () => {
  const events = ofType('event')
  expect(events.map(({ tag }) => tag).sort()).toEqual(['LIVE', 'UPCOMING', 'WORKSHOP'])
  const workshop = events.find(({ tag }) => tag === 'WORKSHOP')
  expect(workshop).toMatchObject({ price: { amount: 49 }, attendance: 'Limited to 100 seats' })
})

test('the events last 60 minutes, 45 minutes and 2 hours', () => {
  const durations = ofType('event').map(({ startsAt = '', endsAt = '' }) =>
    durationOf(startsAt, endsAt),
  )
  expect(durations.map(({ count, unit }) => `${count} ${unit}`).toSorted()).toEqual([
    '2 hour',
    '45 minute',
    '60 minute',
  ])
})

test('the learning paths take 40, 35 and 12 hours', () => {
  const paths = seedDocuments.flatMap((document) => objectsOfType(document, 'learningPath'))
  const hours = paths.map(({ modules }) =>
    objectsOfType(modules, 'learningModule').reduce((sum, each) => sum + Number(each.hours), 0),
  )
  expect(hours).toEqual([40, 35, 12])
})

test('the seed has recordings of three webinars and four demos', () => {
  const kinds = ofType('recording').map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'webinar')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'demo')).toHaveLength(4)
})

test('the seed has two courses: 16 hours for $499 and 24 hours for $899', () => {
  const terms = ofType('course').map(({ title, hours, price }) => [title, hours, price?.amount])
  expect(terms).toEqual([
    ['Investigation Fundamentals', 16, 499],
    ['Advanced AML', 24, 899],
  ])
})
