import { expect, test } from 'vitest'
import { readUpload, UPLOAD_LIMIT } from '@/leads/server/accept/read-upload'
import { pdf } from '../../support/test-documents'

const URL = 'http://localhost:3000/api/submissions'
const KB = 1024
const submission = JSON.stringify({ submissionId: 'an-id' })

type Part = [name: string, value: string | File]

function upload(...parts: Part[]): Request {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return new Request(URL, { method: 'POST', body })
}

/** A body with the content type of an upload. */
const ofType = (body: RequestInit['body']) =>
  new Request(URL, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })

const file = (name = 'cv.pdf', size = 1000) => new File([pdf(size)], name)

test('a file field without a file is left out, an empty file with a name is not', async () => {
  const read = await readUpload(
    upload(['submission', submission], ['resume', file('', 0)], ['letter', new File([], 'a.pdf')]),
  )
  expect(read.ok && [...(read.value.files?.keys() ?? [])]).toEqual(['letter'])
})

const BROKEN = {
  ok: false,
  problem: {
    status: 400,
    detail:
      'The body must have the submission as JSON in the part "submission" and one file for each field.',
  },
}

test.each<[string, () => Request]>([
  ['no submission', () => upload(['resume', file()])],
  ['a submission that is not JSON', () => upload(['submission', '{'])],
  ['two files for a field', () => upload(['submission', '{}'], ['cv', file()], ['cv', file()])],
  ['no parts', () => ofType('text')],
])('a body with %s is refused', async (_, request) => {
  expect(await readUpload(request())).toEqual(BROKEN)
})

test('a file of 10 MB is read with the longest answers, and a larger body is refused', async () => {
  expect(UPLOAD_LIMIT).toBe(10 * KB * KB + 256 * KB)
  const longest = JSON.stringify('x'.repeat(128 * KB - 2))
  const largest = upload(['submission', longest], ['resume', file('cv.pdf', 10 * KB * KB)])
  expect(await readUpload(largest)).toMatchObject({ ok: true })
  expect(await readUpload(ofType('x'.repeat(UPLOAD_LIMIT + 1)))).toEqual({
    ok: false,
    problem: {
      status: 413,
      detail: 'The file is larger than 10 MB. Attach a smaller one and send the form again.',
      headers: { connection: 'close' },
    },
  })
})
