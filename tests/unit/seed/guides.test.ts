import { expect, test } from 'vitest'
import { documentationGuides } from '../../../scripts/seed/documents/guides/documentation.ts'
import { helpArticles } from '../../../scripts/seed/documents/guides/support-center.ts'

type Guide = (typeof documentationGuides)[number]
const all = [...documentationGuides, ...helpArticles].map(
  (each) => [each.path?.current, each] as const,
)

function wordsOf({ body }: Guide): number {
  const texts = (body ?? []).flatMap((block) =>
    block._type === 'block' ? (block.children ?? []).map(({ text }) => text ?? '') : [],
  )
  return texts.join(' ').split(/\s+/).length
}

const topicsOf = (guides: Guide[]) => Map.groupBy(guides, ({ topic }) => topic)

test('the documentation has three topics of four guides, each with its own order', () => {
  const topics = [...topicsOf(documentationGuides).values()]
  expect(topics.map(({ length }) => length)).toEqual([4, 4, 4])
  for (const guides of topics)
    expect(new Set(guides.map(({ order }) => order)).size).toBe(guides.length)
})

test('the support center has at least twelve articles in its topics', () => {
  const topics = [...topicsOf(helpArticles).values()]
  expect(helpArticles.length).toBeGreaterThanOrEqual(12)
  expect(topics.every(({ length }) => length >= 3)).toBe(true)
})

test('the two areas have no topic in common', () => {
  const documentation = topicsOf(documentationGuides)
  expect([...topicsOf(helpArticles).keys()].filter((topic) => documentation.has(topic))).toEqual([])
})

test.each(documentationGuides.map((each) => [each.path?.current, each] as const))(
  '%s has enough words, a duration and an exercise at the end',
  (_, guide) => {
    expect(wordsOf(guide)).toBeGreaterThanOrEqual(250)
    expect(guide.minutes).toBeGreaterThanOrEqual(12)
    expect(guide.minutes).toBeLessThanOrEqual(25)
    const headings = (guide.body ?? []).filter((each) => 'style' in each && each.style === 'h2')
    expect(JSON.stringify(headings.at(-1))).toMatch(/Exercises?"/)
  },
)

test.each(helpArticles.map((each) => [each.path?.current, each] as const))(
  '%s has at least 120 words',
  (_, guide) => {
    expect(wordsOf(guide)).toBeGreaterThanOrEqual(120)
  },
)

test.each(all)('%s fits a search result', (_, { title, summary }) => {
  expect(title?.length).toBeLessThanOrEqual(60)
  expect(summary?.length).toBeGreaterThanOrEqual(70)
  expect(summary?.length).toBeLessThanOrEqual(160)
})
