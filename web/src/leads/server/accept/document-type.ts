import { fileTypeFromBuffer } from 'file-type'

/**
 * The type of a document by its content; undefined for any other type. Nothing here unpacks it, so any compound file, as
 * older versions of Office write them, is taken for a DOC.
 */
export async function documentType(content: Buffer): Promise<'pdf' | 'doc' | 'docx' | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found?.ext === 'pdf') return 'pdf'
  if (found?.ext === 'cfb') return 'doc'
  if (found?.ext === 'docx') return 'docx'
  return undefined
}
