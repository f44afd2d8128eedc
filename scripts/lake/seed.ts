import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Dataset } from './dataset/dataset.ts'
import { isObject, type JsonObject } from './dataset/json-value.ts'
import { LakeError } from './dataset/lake-error.ts'

/** The documents of a seed; `where` says where each of them stands, for errors. */
export interface Seed {
  documents: readonly JsonObject[]
  where(index: number): string
}

/** Reads a seed: an NDJSON file with a document a line, or documents. Throws one line that names the first fault. */
export async function readSeed(source: string | readonly JsonObject[]): Promise<Seed> {
  if (typeof source !== 'string') return { documents: source, where: (index) => `seed[${index}]` }
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${source} cannot be read (${error.code ?? error.message})`)
  })
  const place = (line: number) => `${basename(source)}, line ${line}`
  const lines = text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), place: place(index + 1) }))
    .filter((line) => line.text !== '')
  return {
    documents: lines.map((line) => parseLine(line.text, line.place)),
    where: (index) => lines[index]?.place ?? basename(source),
  }
}

/**
 * Writes a seed into a dataset without documents, in one transaction; leaves a dataset with
 * documents as it is. Returns the number of documents written. Throws one line that names the document at fault.
 */
export function writeSeed(dataset: Dataset, { documents, where }: Seed): number {
  if (dataset.count > 0 || documents.length === 0) return 0
  const mutations = documents.map((create) => ({ create }))
  try {
    dataset.mutate(mutations, { identity: 'seed' })
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    const index = indexIn(error)
    const reason = error.message.replace(/^(?:The mutation\(s\) failed: |Malformed.*?\] )/, '')
    const place = index === undefined ? 'The seed' : where(index)
    throw new Error(`${place}: ${reason}`, { cause: error })
  }
  return documents.length
}

function parseLine(text: string, where: string): JsonObject {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ')
    throw new Error(`${where} is not JSON: ${reason}`)
  }
  if (isObject(value)) return value
  throw new Error(`${where} is not a document: it must be a JSON object`)
}

/** The place of the mutation that an error is about. */
function indexIn({ body: { error } }: LakeError): number | undefined {
  const [item] = Array.isArray(error.items) ? error.items : []
  if (isObject(item) && typeof item.index === 'number') return item.index
  const [, index] = /mutations\[(\d+)\]/.exec(error.description) ?? []
  return index === undefined ? undefined : Number(index)
}
