import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormState } from '@/leads/client/form-state'
import { contactMessage } from '@/leads/forms/contact-message'
import type { Answers, FormDefinition } from '@/leads/forms/form-definition'
import type { Submission } from '@/leads/forms/form-schema'

// A browser's part: storage, window events, and a server that answers.
const sent: Submission[] = []
let answer: (body: Submission) => Response

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sent.length = 0
  answer = ({ submissionId }) => Response.json({ submissionId }, { status: 202 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', new URL('https://site.example/company/contact'))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Submission
    sent.push(body)
    return answer(body)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Fills in a form, sends it, and resolves with its state. */
async function submit(form: FormDefinition, known: Answers, label = 'Send'): Promise<FormState> {
  const { createLeadForm } = await import('@/leads/client/lead-form')
  const lead = createLeadForm(form, { appearedAt: 0, known })
  await lead.submit(label)
  return lead.state()
}

const message = (change: Answers = {}): Answers => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  topic: 'other',
  message: 'Hello.',
  consent: false,
  ...change,
})

test('what the server refuses is an error of its field', async () => {
  const errors = [{ pointer: '#/data/topic', detail: 'Topic is closed' }]
  answer = () =>
    Response.json(
      { detail: 'Some answers are not valid.', errors },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    )
  expect(await submit(contactMessage, message())).toMatchObject({
    phase: 'editing',
    errors: [{ name: 'topic', message: 'Topic is closed' }],
    message: undefined,
  })
})

test('the same answers go under one id until they are stored, and under a new one afterward', async () => {
  const send = (which = message()) => submit(contactMessage, which)
  answer = () => new Response(null, { status: 503, headers: { 'retry-after': '3600' } })
  expect(await send()).toMatchObject({ phase: 'kept' })
  expect(await send()).toMatchObject({ phase: 'kept' })
  answer = ({ submissionId }) => Response.json({ submissionId }, { status: 202 })
  expect(await send(message({ message: 'Something else.' }))).toMatchObject({ phase: 'sent' })
  expect(await send()).toMatchObject({ phase: 'sent' })
  expect(await send()).toMatchObject({ phase: 'sent' })
  const [first, second, other, third, fourth] = sent.map(({ submissionId }) => submissionId)
  expect([second, third]).toEqual([first, first])
  // The form appeared when the page did.
  expect(sent[0]?.filledInMs).toBeGreaterThan(0)
  expect(new Set([first, other, fourth]).size).toBe(3)
})
