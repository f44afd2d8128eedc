import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Control } from '@/leads/forms/fields'
import { loadForms } from '@/leads/server/accept/check-submission'
import { MESSAGE_LIMIT, messageParts } from '@/leads/server/message-parts'
import type { Leads } from '@/leads/server/open-leads'
import { plainText } from '../../support/bot-markup'
import { acceptableAnswer, hostileText, hostileValue } from '../../support/hostile-answers'
import { DATABASES } from '../../support/test-databases'
import { openTestLeads, post, submission } from './open-test-leads'

const VALUES = 100_000
const BUNDLE = 25

type Sent = { formType: string; data: Record<string, unknown>; consent?: unknown }

const forms = await loadForms()
const fieldsOf = ({ formType }: { formType: string }) => forms.get(formType)?.form.fields ?? {}

const consent = fc.record({
  choice: fc.constantFrom('all', 'essential', 'custom', 'gpc', 'none'),
  categories: fc.array(
    hostileText.map((text) => text.slice(0, 100)),
    { maxLength: 3 },
  ),
  version: hostileText.map((text) => text.slice(0, 100)),
  decidedAt: fc.constant(null),
})

const acceptable: fc.Arbitrary<Sent> = fc.constantFrom(...forms.keys()).chain((formType) => {
  const answers = Object.entries(fieldsOf({ formType })).map(([name, field]) => [
    name,
    acceptableAnswer(field),
  ])
  return fc.record({
    formType: fc.constant(formType),
    data: fc.record(Object.fromEntries(answers)) as fc.Arbitrary<Record<string, unknown>>,
    consent,
  })
})

const unacceptable: fc.Arbitrary<Sent> = acceptable.chain((sent) => {
  const names = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(fieldsOf(sent))) },
    { weight: 1, arbitrary: hostileText },
  )
  return fc.array(fc.tuple(names, hostileValue), { maxLength: 3 }).map((changes) => ({
    ...sent,
    data: Object.assign(Object.create(null), sent.data, Object.fromEntries(changes)),
  }))
})

const solid = (words: string) => words.replace(/\s+/g, '')
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be gone
const UNTYPED = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Sends all requests; returns the stored rows of the accepted ones. */
async function sendAll(leads: Leads, bundle: Sent[], allowed: number[]) {
  const accepted = new Map<string, Sent>()
  const sendings = bundle.map(async (sent) => {
    const request = { ...submission(sent.data, sent.formType), consent: sent.consent }
    const { status } = await leads.answer(post(request))
    expect(allowed).toContain(status)
    if (status === 202) accepted.set(request.submissionId, sent)
  })
  await Promise.all(sendings)
  const rows = await leads.database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'submission_id', 'id')
    .select(['id', 'payload', 'consent', 'text'])
    .where('id', 'in', ['', ...accepted.keys()])
    .execute()
  expect(rows).toHaveLength(accepted.size)
  return rows.map((row) => ({ ...row, sent: accepted.get(row.id) as Sent }))
}

const isChosen = ({ kind }: Control) => kind === 'select' || kind.startsWith('checkbox')

type Stored = Awaited<ReturnType<typeof sendAll>>[number]

/**
 * Checks that the stored values equal the sent ones without untypable characters; returns the number of hostile values.
 */
function checkStored({ payload, consent: stored, sent }: Stored): number {
  const answers = JSON.parse(payload) as Record<string, unknown>
  expect(Object.keys(answers)).toEqual(Object.keys(fieldsOf(sent)))
  expect(JSON.parse(stored ?? '')).toHaveProperty('statements')
  for (const part of [payload, stored ?? '']) {
    expect(part.isWellFormed()).toBe(true)
    expect(part).not.toMatch(/\\u(?:0000|d[89a-f])/i)
  }
  for (const [name, answer] of Object.entries(answers)) {
    const given = sent.data[name]
    if (typeof answer !== 'string' || typeof given !== 'string' || given === '') continue
    expect(answer).not.toMatch(UNTYPED)
    const { control } = fieldsOf(sent)[name] ?? {}
    // Hidden values are cut or have a fallback.
    if (control?.kind === 'hidden') continue
    const kept = solid(given.toWellFormed().replace(/\r/g, '\n').replace(UNTYPED, ''))
    expect(solid(answer)).toBe(VISIBLE.test(kept) ? kept : '')
  }
  // A choice from a list is either valid or rejected.
  return Object.values(fieldsOf(sent)).filter(({ control }) => !isChosen(control)).length
}

/** Checks that the bot service can parse the messages, and that together they contain exactly the stored values. */
function checkMessage({ id, payload, text, sent }: Stored): void {
  const contents = messageParts(text, id).map(({ content }) => content)
  const texts = contents.filter((content) => typeof content === 'string')
  for (const each of texts) expect(each.length).toBeLessThanOrEqual(MESSAGE_LIMIT)
  const read = texts.map((each) =>
    plainText(each).replace(/^Part \d+ of \d+ of [-\da-f]{36}\n/, ''),
  )
  // For a message as a document, the texts are a summary.
  const documents = contents.filter((content) => typeof content === 'object')
  const [document] = documents
  expect(documents.length).toBeLessThanOrEqual(1)
  expect(texts.length).toBeLessThanOrEqual(document ? 1 : 3)
  const all = document ? Buffer.from(document.content).toString() : read.join('')
  const answers = JSON.parse(payload) as Record<string, string | boolean | string[]>
  const lines = Object.entries(fieldsOf(sent)).flatMap(([name, { label, control }]) => {
    const answer = answers[name] ?? ''
    if (answer === false || answer === '' || [answer].flat().length === 0) return []
    const options = 'options' in control ? control.options : {}
    const words = [answer].flat().map((each) => {
      if (each === true) return 'Yes'
      return Object.hasOwn(options, each as string) ? options[each as string] : each
    })
    return [`${label}: ${words.join(', ')}`]
  })
  const head = `New ${sent.formType} Submission`
  const [, time = ''] = /Submitted: (.*)\nSubmission id: [-\da-f]{36}$/.exec(plainText(text)) ?? []
  const whole = [head, ...lines, `Submitted: ${time}`, `Submission id: ${id}`].join('')
  expect(solid(all)).toBe(solid(whole))
}

describe.each(DATABASES)('on $kind', ({ kind, newDatabase }) => {
  const most = kind === 'SQLite' ? VALUES : VALUES / 20

  async function openQuick(): Promise<Leads> {
    const leads = await openTestLeads({ location: await newDatabase() })
    // The real file, without waiting for the disk: power cuts have their own test.
    if (kind === 'SQLite') await sql`pragma synchronous = off`.execute(leads.database)
    return leads
  }

  test(`${most} hostile values are checked, stored and formatted, and none injects markup`, {
    timeout: 240_000,
  }, async () => {
    const leads = await openQuick()
    const bundles = fc.array(acceptable, { minLength: BUNDLE, maxLength: BUNDLE })
    let values = 0
    while (values < most) {
      await fc.assert(
        fc.asyncProperty(bundles, async (bundle) => {
          for (const stored of await sendAll(leads, bundle, [202])) {
            values += checkStored(stored)
            checkMessage(stored)
          }
        }),
        { numRuns: 20 },
      )
    }
    expect(values).toBeGreaterThanOrEqual(most)
  })

  test('any value in place of an answer is stored or refused, never an error', {
    timeout: 120_000,
  }, async () => {
    const leads = await openQuick()
    const counts = { stored: 0, refused: 0 }
    const bundles = fc.array(unacceptable, { minLength: BUNDLE, maxLength: BUNDLE })
    await fc.assert(
      fc.asyncProperty(bundles, async (bundle) => {
        const stored = await sendAll(leads, bundle, [202, 422])
        for (const each of stored) checkMessage(each)
        counts.stored += stored.length
        counts.refused += bundle.length - stored.length
      }),
      { numRuns: 20 },
    )
    // Both cases occurred.
    expect(counts.stored).toBeGreaterThan(50)
    expect(counts.refused).toBeGreaterThan(50)
  })
})
