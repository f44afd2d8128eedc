import { describe, expect, test } from 'vitest'
import { toFeedBoard } from '@/sections/feed-board/feed-board.query'
import { toFirstQuestions } from '@/sections/first-questions/first-questions.query'

const heading = { _key: 'k', anchor: '', eyebrow: '', title: 'Title', text: '' }

describe('feeds', () => {
  const feed = {
    _key: 'a',
    name: 'ETH / USD',
    value: '1',
    deviation: null,
    threshold: null,
    heartbeat: null,
    round: null,
    signers: null,
  }
  const driftOf = (deviation: number | null, threshold: number | null) =>
    toFeedBoard({
      ...heading,
      _type: 'feedBoard',
      note: null,
      feeds: [{ ...feed, deviation, threshold }],
    }).feeds[0]?.drift

  test('one that stands exactly on its source has drifted by nothing, which is drawn', () => {
    expect(driftOf(0, 0.5)).toEqual({ deviation: 0, threshold: 0.5 })
  })

  test.each([
    [null, 0.5],
    [0.1, null],
    [0.1, 0],
  ])('without both numbers (%s, %s) there is no drift to draw', (deviation, threshold) => {
    expect(driftOf(deviation, threshold)).toBeUndefined()
  })
})

test('a first question that nobody has filled in is empty texts', () => {
  const questions = [
    { _key: 'a', icon: null, team: null, question: null, text: null, action: null },
  ]
  const mapped = toFirstQuestions({ ...heading, _type: 'firstQuestions', questions })
  expect(mapped.questions).toEqual([{ key: 'a', team: '', question: '' }])
})
