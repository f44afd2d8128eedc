import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Dataset } from './dataset/dataset.ts'
import { LakeError } from './dataset/lake-error.ts'

/** Reads a seed: an NDJSON file with a document a line, or documents. Throws one line that names the first fault. */
export async function readSeed(source: string | readonly unknown[]): Promise<readonly unknown[]> {
  if (typeof source !== 'string') return source
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${source} cannot be read (${error.code ?? error.message})`)
  })
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as unknown]
    } catch (error) {
      const reason = (error as Error).message.replaceAll(/\s+/g, ' ')
      throw new Error(`${basename(source)}, line ${index + 1} is not JSON: ${reason}`)
    }
  })
}

/**
 * Writes a seed into a dataset without documents, in one transaction; leaves a dataset with
 * documents as it is. Returns the number of documents written. Throws one line that says what is wrong.
 */
export function writeSeed(dataset: Dataset, documents: readonly unknown[]): number {
  if (dataset.count > 0 || documents.length === 0) return 0
  const mutations = documents.map((create) => ({ create }))
  try {
    dataset.mutate(mutations, { identity: 'seed' })
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    throw new Error(`The seed: ${error.message}`, { cause: error })
  }
  return documents.length
}
