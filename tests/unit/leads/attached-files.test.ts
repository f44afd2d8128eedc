import { describe, expect, test } from 'vitest'
import { cleanFileName, type FileControl, fileProblem, fullName } from '@/leads/forms/file-rules'
import { jobApplication } from '@/leads/forms/job-application'
import { documentType } from '@/leads/server/accept/document-type'
import { compoundFile, docx, pdf, program, zip } from '../../support/test-documents'

const MB = 1024 * 1024

test.each([
  ['a PDF', pdf(), 'pdf'],
  ['a DOC', compoundFile(), 'doc'],
  ['a DOCX', docx(), 'docx'],
  ['text', Buffer.from('Ten years of work'), undefined],
  ['a program', program(), undefined],
  ['another ZIP file', zip([{ name: 'a.exe', content: program() }]), undefined],
])('%s is recognized by its content', async (_, content, type) => {
  expect(await documentType(content)).toBe(type)
})

describe('a file name', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['Lebenslauf Jürgen.PDF', 'Lebenslauf Jürgen.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
    ['a\u0000b\r\nc\u001b[31m.pdf', 'abc[31m.pdf'],
    // The last five letters would be displayed from right to left.
    ['resume\u202efdp.exe.pdf', 'resumefdp.exe.pdf'],
    ['<img src=x onerror="1">|*?.pdf', '_img src=x onerror=_1_____.pdf'],
    ['.pdf', 'file.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['cv.doc', 'cv.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given, 'pdf')).toBe(kept)
  })
})

test.each([
  ['cv.pdf', 1, undefined],
  ['CV.DOCX', 10 * MB, undefined],
  ['cv.pdf', 10 * MB + 1, /larger than 10 MB/],
  ['cv.pdf', 0, /is empty/],
  ['cv.pdf.exe', 1000, /must be a PDF, DOC, or DOCX file/],
])('%s of %i bytes', (name, size, problem) => {
  const control = jobApplication.fields.resume?.control as FileControl
  const found = fileProblem('Résumé', control, { name, size })
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})

test.each([
  ['resume', 'application/pdf', 'resume.pdf'],
  ['msf:12345', 'application/msword', 'msf:12345.doc'],
  ['cv.docx', 'application/pdf', 'cv.docx'],
  ['photo', 'image/heic', 'photo'],
  ['resume', '', 'resume'],
])('%s of type “%s” is %s', (name, type, named) => {
  const control = jobApplication.fields.resume?.control as FileControl
  expect(fullName(control, { name, type })).toBe(named)
})
