import { describe, expect, test } from 'vitest'
import { guideAfter, toGuideSummaries } from '@/documents/guide/guide'

const bare = { tag: null, minutes: null, topic: '', summary: '' }
const summary = (name: string, path: string | null = `/resources/documentation/${name}`) => ({
  _id: `guide-${name}`,
  title: name,
  path,
  ...bare,
})

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
