import { expect, test } from 'vitest'
import { documentType } from '@/leads/server/accept/document-type'
import { compoundFile, docx, docxWith } from '../../support/test-documents'

const MB = 1024 * 1024
const DIRECTORY = 'PK\x01\x02'
const FIRST = docx().indexOf(DIRECTORY, 0, 'latin1')

const media = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `word/media/${at}.txt`, content: 'text' }))
const stored = { name: 'word/document.xml', content: 'word', stored: true }

/** The file with a changed 32-bit number at `offset` after the last of these signatures. */
function altered(file: Buffer, signature: string, offset: number, value: number): Buffer {
  file.writeUInt32LE(value, file.lastIndexOf(signature, undefined, 'latin1') + offset)
  return file
}

test.each([
  ['a file that is not compressed', docxWith([stored]), 'docx'],
  ['one that states too small a size', docxWith([{ ...stored, claimed: 3 }]), undefined],
  ['2,000 files', docxWith(media(1998)), 'docx'],
  ['2,001 files', docxWith(media(1999)), undefined],
  [
    '100 MB in two files',
    docxWith([1, 2].map((at) => ({ name: `word/${at}`, content: Buffer.alloc(51 * MB) }))),
    undefined,
  ],
  [
    'a directory that begins with its second entry',
    altered(docx(), 'PK\x05\x06', 16, docx().indexOf(DIRECTORY, FIRST + 4, 'latin1')),
    undefined,
  ],
  ['a directory that points to no file', altered(docx(), DIRECTORY, 42, 1), undefined],
  ['a directory that points behind the end', altered(docx(), DIRECTORY, 42, 0xffffff), undefined],
  ['an unknown compression', altered(docx(), DIRECTORY, 8, 0x000c0000), undefined],
])('a DOCX with %s', async (_, content, type) => {
  expect(await documentType(content)).toBe(type)
})

test('a compound file whose property, not stream, has the name of Word’s is no DOC', async () => {
  const file = compoundFile('WordDocument')
  file[file.lastIndexOf('WordDocument', undefined, 'utf16le') + 66] = 1
  expect(await documentType(file)).toBeUndefined()
  const longer = compoundFile('WordDocument2')
  expect(await documentType(longer)).toBeUndefined()
})
