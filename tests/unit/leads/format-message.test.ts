import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeInvestigation } from '@/leads/forms/free-investigation'
import { technicalSupport } from '@/leads/forms/technical-support'
import { formatMessage } from '@/leads/server/accept/format-message'
import { MESSAGE_LIMIT, messageParts, splitMessage } from '@/leads/server/deliver/message-parts'
import { plainText } from '../../support/bot-markup'

const envelope = {
  submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  acceptedAt: Date.UTC(2026, 10, 20, 22, 30, 5),
}

test('a message is a heading, a line per answer, the time and the id', () => {
  const answers = {
    firstName: 'Ada',
    email: 'ada@example.org',
    message: 'Lost <b>2 BTC</b> & more',
    interests: ['Scam Detection', 'Fund Recovery'],
    timeline: 'week',
    phone: '',
    newsletter: false,
    terms: true,
  }
  expect(formatMessage(freeInvestigation, answers, envelope).split('\n')).toEqual([
    '<b>New Free Investigation Request Submission</b>',
    '',
    '<b>What happened?:</b> Lost &lt;b&gt;2 BTC&lt;/b&gt; &amp; more',
    '<b>When do you need help?:</b> Within a week',
    '<b>What do you need help with?:</b> Scam Detection, Fund Recovery',
    '<b>First name:</b> Ada',
    '<b>Email:</b> ada@example.org',
    '<b>Agreement to the terms:</b> Yes',
    '',
    '<b>Number:</b> 0F8FAD5B',
    '<b>Submitted:</b> 2026-11-20 22:30:05 UTC',
    '<b>Submission id:</b> 0f8fad5b-d9cb-469f-a165-70867728950e',
  ])
})

test('one line says what brought the visitor; a link of any length leaves room for the answers', () => {
  const visit = { campaign: 'spring', source: '<b>', referrer: 'lnkd.in', landing: '/pricing' }
  const firstVisit = { day: '2026-10-01', landing: '/' }
  const brought = (context: object) => {
    const all = { ...envelope, context: { page: { path: '/' }, ...context } }
    return /<b>Brought by:<\/b> .*/.exec(formatMessage(technicalSupport, {}, all))?.[0]
  }
  expect(brought({ visit, firstVisit })).toBe(
    '<b>Brought by:</b> campaign spring, source &lt;b&gt;, link on lnkd.in, landing page /pricing; first visit on 2026-10-01: landing page /',
  )
  expect(brought({ firstVisit: { day: '2026-10-01' } })).toMatch(/: no link known$/)
  // They came to the page itself.
  expect(brought({ visit: { landing: '/' } })).toBeUndefined()
  const long = Object.fromEntries(
    ['campaign', 'source', 'term'].map((name) => [name, '<'.repeat(300)]),
  )
  expect(plainText(brought({ visit: long }) ?? '')).toMatch(/^Brought by: .{400}…$/)
})

const PART_HEAD = new RegExp(`^Part \\d+ of \\d+ of ${envelope.submissionId}\n`)

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6000 }),
  fc
    .array(fc.constantFrom('<', '>', '&', '"', 'a', ' ', '\n', '😀', '&amp;', '</b>'), {
      maxLength: 9000,
      size: 'max',
    })
    .map((pieces) => pieces.join('')),
)

test('no answer can inject markup, and the bot service can parse every part', () => {
  fc.assert(
    fc.property(hostile, hostile, (subject, description) => {
      const answers = { subject, description }
      const text = formatMessage(technicalSupport, answers, envelope)
      const parts = splitMessage(text, envelope.submissionId)
      const read = parts.map((part) => plainText(part))
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(MESSAGE_LIMIT)
      if (read.length > 1) for (const part of read) expect(part).toMatch(PART_HEAD)
      expect(read.at(-1)).toMatch(new RegExp(`${envelope.submissionId}$`))
      for (const part of read) expect(part.trim()).not.toBe('')
      // The joined parts contain exactly the text, except for the space between.
      const joined = read.map((part) => part.replace(PART_HEAD, '')).join('')
      const solid = (words: string) => words.toWellFormed().replace(/\s+/g, '')
      expect(solid(joined)).toBe(solid(plainText(text)))
      expect(solid(joined)).toContain(solid(subject))
    }),
    { numRuns: 100 },
  )
})

test('a longer message is its first text and one document with all of it', () => {
  const description = '&<">🦝\n'.repeat(1000)
  const answers = { firstName: 'Ada', subject: 'Down', description, steps: 'x'.repeat(5000) }
  const text = formatMessage(technicalSupport, answers, envelope)
  const [first, document, ...more] = messageParts(text, envelope.submissionId)
  expect(more).toEqual([])
  expect(first).toEqual({ content: splitMessage(text, envelope.submissionId)[0], reached: 1 })
  if (typeof document?.content !== 'object') throw new Error('no document')
  expect(document.content.name).toBe(`submission-${envelope.submissionId}.txt`)
  expect(Buffer.from(document.content.content).toString()).toBe(plainText(text))
})
