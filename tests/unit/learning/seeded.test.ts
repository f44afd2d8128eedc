import { expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

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

test('five positions with the salaries of the specification', () => {
  const jobs = ofType('job').toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  expect(jobs.map(({ salary }) => salary)).toEqual([
    '$150k-$200k',
    '$160k-$220k',
    '$170k-$240k',
    '$140k-$180k',
    '$120k plus commission',
  ])
})

test.each(ofType('job').map((job) => [job.title, job] as const))('%s is described', (_, job) => {
  expect(words(job.body)).toBeGreaterThanOrEqual(250)
  const headings = job.body?.flatMap((block) => ('style' in block ? [block.style] : [])) ?? []
  expect(headings.filter((style) => style === 'h2')).toHaveLength(4)
})

test('three events: one live, one upcoming, one workshop with 100 seats for $49', () => {
  const events = ofType('event')
  expect(events.map(({ tag }) => tag).sort()).toEqual(['LIVE', 'UPCOMING', 'WORKSHOP'])
  const workshop = events.find(({ tag }) => tag === 'WORKSHOP')
  expect(workshop).toMatchObject({ priceUsd: 49, attendance: 'Limited to 100 seats' })
})

test('an event lasts as long as it says', () => {
  for (const { title, startsAt, endsAt, duration } of ofType('event')) {
    const minutes = (Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')) / 60_000
    const said = Number.parseInt(duration ?? '', 10) * (duration?.includes('hour') ? 60 : 1)
    expect([title, said]).toEqual([title, minutes])
  }
})

test('three webinars and four demos can be watched again', () => {
  const kinds = ofType('recording').map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'webinar')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'demo')).toHaveLength(4)
})

test('two courses: 16 hours for $499 and 24 hours for $899', () => {
  const terms = ofType('course').map(({ title, hours, priceUsd }) => [title, hours, priceUsd])
  expect(terms).toEqual([
    ['Investigation Fundamentals', 16, 499],
    ['Advanced AML', 24, 899],
  ])
})
