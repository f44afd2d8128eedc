import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { jobApplication } from '@/leads/forms/job-application'
import { checkFiles } from '@/leads/server/accept/check-files'
import { docx, pdf } from '../../support/test-documents'

const RESUME = jobApplication.fields.resume?.label ?? ''
const check = (given: Record<string, string>, files: Record<string, File>) =>
  checkFiles(jobApplication, given, new Map(Object.entries(files)))

test('a file is stored and named by its content', async () => {
  const content = docx()
  const { answers, files, errors } = await check(
    { firstName: 'Ada', resume: 'cv.doc' },
    { resume: new File([content], 'cv.doc') },
  )
  expect(errors).toEqual([])
  expect(answers).toEqual({
    firstName: 'Ada',
    resume: `cv.docx (DOCX, ${content.length} bytes)`,
  })
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const sha256 = createHash('sha256').update(content).digest('hex')
  const stored = { name: 'cv.docx', type, size: content.length, sha256, content }
  expect(files).toEqual([{ field: 'resume', ...stored }])
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
