import { describe, expect, test } from 'vitest'
import { toGuide, toGuideSummaries } from '@/documents/guide/guide'
import { toGuideSearch } from '@/sections/guide-search/guide-search.query'
import { toGuideTopics } from '@/sections/guide-topics/guide-topics.query'

const bare = { tag: null, minutes: null, topic: null, summary: null }
const summary = (name: string, path: string | null = `/resources/documentation/${name}`) => ({
  _id: `guide-${name}`,
  title: name,
  path,
  ...bare,
})
const heading = { anchor: '', eyebrow: '', title: '', text: '' }

describe('a guide', () => {
  const raw = (name: string, topicGuides = ['a', 'b', 'c'].map((each) => summary(each))) =>
    toGuide({ ...summary(name), updatedOn: null, body: null, seo: null, topicGuides })

  test('has the next guide of its topic', () => {
    expect(raw('a').next?.title).toBe('b')
    expect(raw('b').next?.title).toBe('c')
  })

  test('has no next guide if it is the last, or not in the list', () => {
    expect(raw('c').next).toBeUndefined()
    expect(raw('d').next).toBeUndefined()
    expect(raw('a', []).next).toBeUndefined()
  })

  test('contains no nulls', () => {
    expect(JSON.stringify(raw('a'))).not.toContain('null')
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
    const { topics } = toGuideTopics({
      ...{ ...heading, _key: 'k', _type: 'guideTopics' },
      topics: [topic('Empty', []), topic('Full', [summary('a')])],
    })
    expect(topics.map(({ title }) => title)).toEqual(['Full'])
  })

  test('a guide search without fields has defaults', () => {
    const raw = { ...heading, _key: 'k', _type: 'guideSearch' as const }
    const search = toGuideSearch({ ...raw, area: null, label: null, popular: null, wayOut: null })
    expect(search).toMatchObject({ area: 'documentation', label: 'Search', popular: [] })
    expect(search.wayOut).toBeUndefined()
  })
})
