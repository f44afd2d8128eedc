import { fileTypeFromBuffer } from 'file-type'

/** The type of a document by its content; undefined for any other type. Nothing here unpacks it. */
export async function documentType(content: Buffer): Promise<'pdf' | 'doc' | 'docx' | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found?.ext === 'pdf') return 'pdf'
  if (found?.ext === 'cfb') return isWordFile(content) ? 'doc' : undefined
  if (found?.ext === 'docx') return 'docx'
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
