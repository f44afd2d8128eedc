import { crc32, deflateRawSync } from 'node:zlib'

/** A PDF of this many bytes, valid only in its first bytes. */
export function pdf(size = 1000, fill = 'résumé '): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(size, fill)
  content.write('%PDF-1.7\n')
  return content
}

/** The first bytes of a compound file, as Word wrote before DOCX. */
export function compoundFile(): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  return header
}

type Entry = { name: string; content: Buffer | string }

/** A ZIP archive with these entries. */
export function zip(entries: Entry[]): Buffer<ArrayBuffer> {
  const heads: Buffer[] = []
  const bodies: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content)
    const data = deflateRawSync(bytes, { level: 1 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02'), version, common, tail, Buffer.from(name)]))
    bodies.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(heads)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** A DOCX. */
export function docx() {
  return zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
  ])
}

/** The first bytes of a Windows program. */
export const program = () => Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(600)])
