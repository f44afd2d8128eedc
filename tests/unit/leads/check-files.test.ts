import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { jobApplication } from '@/leads/forms/job-application'
import { checkFiles } from '@/leads/server/accept/check-files'
import { compoundFile, docx, pdf } from '../../support/test-documents'

const RESUME = jobApplication.fields.resume?.label ?? ''
const check = (given: Record<string, string>, files: Record<string, File>) =>
  checkFiles(jobApplication, given, new Map(Object.entries(files)))

test.each([
  ['cv.pdf', pdf(34_000), 'cv.pdf', 'application/pdf', 'cv.pdf (PDF, 33 KB)'],
  [
    'cv.doc',
    compoundFile('WordDocument'),
    'cv.doc',
    'application/msword',
    'cv.doc (DOC, 768 bytes)',
  ],
  // Named by its content.
  [
    'cv.doc',
    docx(),
    'cv.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    `cv.docx (DOCX, ${docx().length} bytes)`,
  ],
])('%s is stored by its content', async (given, content, name, type, answer) => {
  const { answers, files, errors } = await check(
    { firstName: 'Ada', resume: given },
    { resume: new File([content], given) },
  )
  expect(errors).toEqual([])
  expect(answers).toEqual({ firstName: 'Ada', resume: answer })
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(files).toEqual([{ field: 'resume', name, type, size: content.length, sha256, content }])
})

test('a file that was named and has not come is an error at its field', async () => {
  expect((await check({ resume: 'cv.pdf' }, {})).errors).toEqual([
    {
      pointer: '#/data/resume',
      detail: `${RESUME}: the file has not come with the form. Attach it again.`,
    },
  ])
})

test.each(['firstName', 'constructor', 'unknown'])('a file for %s is refused', async (field) => {
  const { files, errors } = await check({}, { [field]: new File([pdf()], 'cv.pdf') })
  expect(files).toEqual([])
  expect(errors).toEqual([{ pointer: '#', detail: 'This form does not take this file.' }])
})

test.each([
  ['cv.pdf', Buffer.from('text'), /is not a readable PDF, DOC, or DOCX file/],
  ['cv.exe', pdf(), /must be a PDF, DOC, or DOCX file/],
])('%s with another content is refused at its field', async (name, content, detail) => {
  const { answers, files, errors } = await check({}, { resume: new File([content], name) })
  expect(files).toEqual([])
  expect(answers).toEqual({})
  expect(errors).toEqual([{ pointer: '#/data/resume', detail: expect.stringMatching(detail) }])
})
