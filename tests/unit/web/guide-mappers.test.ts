import { describe, expect, test } from 'vitest'
import { guideAfter } from '@/documents/guide/guide'

const bare = { tag: null, minutes: null, topic: '', summary: '' }
const summary = (name: string) => ({
  _id: `guide-${name}`,
  title: name,
  path: `/resources/documentation/${name}`,
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
})
