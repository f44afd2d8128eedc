import { describe, expect, test } from 'vitest'
import { guideAfter, toGuideSummaries } from '@/documents/guide/guide'
import { toGuideSearch } from '@/sections/guide-search/guide-search.query'
import { toGuideTopics } from '@/sections/guide-topics/guide-topics.query'

/** Content that an API write has left without fields that the Studio requires. */
const incomplete = <T>(content: object) => content as T

const bare = { tag: null, minutes: null, topic: '', summary: '' }
const summary = (name: string, path: string | null = `/resources/documentation/${name}`) => ({
  _id: `guide-${name}`,
  title: name,
  path,
  ...bare,
})
const heading = { anchor: '', eyebrow: '', title: '', text: '' }

describe('a guide', () => {
  const next = (name: string, topicGuides = ['a', 'b', 'c'].map((each) => summary(each))) =>
    guideAfter({ ...summary(name), topicGuides })

  test('leads to the one after it in its topic', () => {
    expect(next('a')?.title).toBe('b')
    expect(next('b')?.title).toBe('c')
  })

  test('leads nowhere when it is the last, or not in the list', () => {
    expect(next('c')).toBeUndefined()
    expect(next('d')).toBeUndefined()
    expect(next('a', [])).toBeUndefined()
  })

  test('without a path, or unpublished, is omitted from lists', () => {
    expect(toGuideSummaries([summary('a', null), null, summary('b')])).toHaveLength(1)
    expect(toGuideSummaries(null)).toEqual([])
  })
})

describe('the sections for developers', () => {
  test('a topic without guides is omitted', () => {
    const topic = (name: string, guides: ReturnType<typeof summary>[]) => ({
      ...{ _key: name, topic: name, text: null, icon: null },
      guides,
    })
    const { topics } = toGuideTopics(
      incomplete({
        ...{ ...heading, _key: 'k', _type: 'guideTopics' },
        topics: [topic('Empty', []), topic('Full', [summary('a')])],
      }),
    )
    expect(topics.map(({ title }) => title)).toEqual(['Full'])
  })

  test('a guide search without fields has defaults', () => {
    const raw = { ...heading, _key: 'k', _type: 'guideSearch' as const }
    const search = toGuideSearch(
      incomplete({ ...raw, area: null, label: null, popular: null, wayOut: null }),
    )
    expect(search).toMatchObject({ area: 'documentation', label: 'Search', popular: [] })
    expect(search.wayOut).toBeUndefined()
  })
})
