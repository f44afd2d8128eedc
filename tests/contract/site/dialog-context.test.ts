import { expect, test } from 'vitest'
import { toCourse } from '@/documents/course/course'
import { toEventNotice } from '@/documents/event/event'
import { toJobPosting } from '@/documents/job/job'
import { toRecording } from '@/documents/recording/recording'
import { dialogForms } from '@/leads/forms/forms.gen'
import { seedDocuments } from '../../support/seed.ts'

type Named = { [key: string]: unknown }

/** The context that each document type passes to its dialog. */
const contexts: Record<string, (document: Named) => Readonly<Record<string, string>> | undefined> =
  {
    job: (job) => toJobPosting(job as Parameters<typeof toJobPosting>[0]).context,
    event: (event) =>
      toEventNotice({ ...event, speakers: [] } as unknown as Parameters<typeof toEventNotice>[0])
        ?.context,
    course: (course) => toCourse(course as Parameters<typeof toCourse>[0]).context,
    recording: (recording) => toRecording(recording as Parameters<typeof toRecording>[0]).context,
  }

const cases = seedDocuments.flatMap((document) => {
  const context = contexts[document._type]?.(document as unknown as Named)
  const dialog = 'action' in document ? document.action?.dialog : undefined
  return context && dialog ? [[document._id, dialog, context] as const] : []
})

test('the seed has documents with a dialog', () => {
  expect(cases.length).toBeGreaterThan(15)
})

test.each(cases)(
  '%s passes to the dialog %s exactly the context that it needs',
  async (_, name, context) => {
    const form = await dialogForms[name]()
    const needed = Object.entries(form.fields).map(([field, { prefill }]) => prefill ?? field)
    expect(needed).toEqual(expect.arrayContaining(Object.keys(context)))
    expect(Object.values(context)).not.toContain('')
  },
)
