import { createInflateRaw } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'

/**
 * The type of a document by its content; undefined for any other type, a damaged file, or one that would unpack to more
 * than `MOST_UNPACKED`.
 */
export async function documentType(content: Buffer): Promise<'pdf' | 'doc' | 'docx' | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found?.ext === 'pdf') return 'pdf'
  if (found?.ext === 'cfb') return isWordFile(content) ? 'doc' : undefined
  if (found?.ext === 'docx') return (await unpacksSafely(content)) ? 'docx' : undefined
  return undefined
}

const NAME = Buffer.from('WordDocument\0', 'utf16le')
const STREAM = 2

/**
 * Whether a compound file (https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb) has the stream that only Word's
 * have: installers, spreadsheets and encrypted files have the same signature. Directory entries are 128 bytes, aligned.
 */
function isWordFile(content: Buffer): boolean {
  for (let at = 512; at + 128 <= content.length; at += 128) {
    const isNamed = content.readUInt16LE(at + 64) === NAME.length && content[at + 66] === STREAM
    if (isNamed && content.subarray(at, at + NAME.length).equals(NAME)) return true
  }
  return false
}

// In bytes. Word's own limit for a whole document is 512 MB; a résumé is far below.
const MOST_UNPACKED = 100 * 1024 * 1024
const MOST_ENTRIES = 2000

/** Whether a ZIP file unpacks to what its directory says, and to no more than `MOST_UNPACKED`. */
async function unpacksSafely(zip: Buffer): Promise<boolean> {
  try {
    const entries = entriesOf(zip)
    const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
    if (total > MOST_UNPACKED) return false
    // The directory of a hostile file may lie.
    for (const entry of entries) {
      if ((await unpackedSize(entry)) !== entry.unpacked) return false
    }
    return true
  } catch {
    return false
  }
}

type ZipEntry = { data: Buffer; method: number; unpacked: number }

const END = Buffer.from('PK\x05\x06', 'latin1')
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/** The entries of a ZIP file's central directory; throws if it cannot be read. */
function entriesOf(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(END)
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new Error('too many entries')
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let read = 0; read < count; read += 1) {
    const local = zip.readUInt32LE(at + 42)
    if (zip.readUInt32LE(at) !== CENTRAL || zip.readUInt32LE(local) !== LOCAL) {
      throw new Error('not an entry')
    }
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    entries.push({ data, method: zip.readUInt16LE(at + 10), unpacked: zip.readUInt32LE(at + 24) })
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  // Entries that the count leaves out would be unpacked by some programs.
  if (at !== end) throw new Error('more than its entries')
  return entries
}

const STORED = 0
const DEFLATED = 8

/** The real size of an entry, measured piece by piece without keeping any; counting stops after what it should be. */
async function unpackedSize({ data, method, unpacked }: ZipEntry): Promise<number> {
  if (method === STORED) return data.length
  if (method !== DEFLATED) return Number.NaN
  const inflate = createInflateRaw()
  inflate.end(data)
  let size = 0
  for await (const piece of inflate) {
    size += (piece as Buffer).length
    if (size > unpacked) break
  }
  return size
}
