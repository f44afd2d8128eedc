import { describe, expect, test } from 'vitest'
import { toBoardBrief } from '@/sections/board-brief/board-brief.query'
import { toCaseFiles } from '@/sections/case-files/case-files.query'
import { toContactDetails } from '@/sections/contact-details/contact-details.query'
import { toCoverage } from '@/sections/coverage/coverage.query'
import { toDirectory } from '@/sections/directory/directory.query'
import { toStories } from '@/sections/stories/stories.query'
import { toTimeline } from '@/sections/timeline/timeline.query'

const head = { _key: 'a', anchor: '', eyebrow: '', title: '', text: '' }
const drawn = (props: object) => JSON.stringify(props)

describe('a section that nobody has filled in is drawn empty', () => {
  test.each([
    ['timeline', toTimeline({ ...head, _type: 'timeline', entries: null })],
    ['coverage', toCoverage({ ...head, _type: 'coverage', regions: null })],
    ['stories', toStories({ ...head, _type: 'stories', stories: null })],
    ['caseFiles', toCaseFiles({ ...head, _type: 'caseFiles', cases: null })],
    ['directory', toDirectory({ ...head, _type: 'directory', groups: null })],
    ['contactDetails', toContactDetails({ ...head, _type: 'contactDetails', settings: null })],
    [
      'boardBrief',
      toBoardBrief({
        ...head,
        _type: 'boardBrief',
        organisation: null,
        period: null,
        verdict: null,
        indicators: null,
        changes: null,
        decisions: null,
        note: null,
      }),
    ],
  ])('%s', (_, props) => {
    expect(drawn(props)).not.toContain('null')
    expect(props.title).toBe('')
  })
})

test('an item of which only the key is there has empty texts, not nulls', () => {
  const region = { _key: 'r', name: null, frameworks: null, text: null }
  expect(toCoverage({ ...head, _type: 'coverage', regions: [region] }).regions).toEqual([
    { key: 'r', name: '', frameworks: [], text: '' },
  ])
  const story = {
    _key: 's',
    organisation: null,
    sector: null,
    title: null,
    text: null,
    quote: null,
    figures: [{ _key: 'f', value: '9', label: '', note: '' }],
  }
  const [told] = toStories({ ...head, _type: 'stories', stories: [story] }).stories
  expect(told?.quote).toBeUndefined()
  expect(told?.figures).toEqual([{ key: 'f', value: '9', label: '', note: '' }])
})

test('an indicator without a standing is within appetite', () => {
  const indicator = {
    _key: 'i',
    label: 'Flows',
    value: '$1',
    before: null,
    limit: null,
    standing: null,
  }
  const { brief } = toBoardBrief({
    ...head,
    _type: 'boardBrief',
    organisation: null,
    period: null,
    verdict: null,
    indicators: [indicator],
    changes: null,
    decisions: null,
    note: null,
  })
  expect(brief.indicators[0]?.standing).toBe('within')
})

test('contact details: only the mails that there are, and the hours line by line', () => {
  const contact = {
    salesEmail: 'sales@a.example',
    supportEmail: null,
    pressEmail: null,
    privacyEmail: 'privacy@a.example',
    phone: null,
    address: null,
    hours: 'Monday\nWeekends closed\n',
  }
  const settings = { _id: 'siteSettings', contact }
  const details = toContactDetails({ ...head, _type: 'contactDetails', settings })
  expect(details.mails.map(({ desk }) => desk)).toEqual(['Sales', 'Privacy'])
  expect(details.hours).toEqual(['Monday', 'Weekends closed'])
})
