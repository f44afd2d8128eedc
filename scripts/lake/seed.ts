import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Dataset } from './dataset/dataset.ts'
import { isValidId } from './dataset/document-id.ts'
import { copyJson, isObject, type JsonObject } from './dataset/json-value.ts'
import { LakeError } from './dataset/lake-error.ts'

/** The documents of a seed; `where` says where each of them stands, for errors. */
export interface Seed {
  documents: readonly JsonObject[]
  where(index: number): string
}

const NEWLINE = 10
const text = new TextDecoder('utf-8', { fatal: true })

/** Reads a seed: an NDJSON file with a document a line, or documents. Throws one line that names the first fault. */
export async function readSeed(source: string | readonly JsonObject[]): Promise<Seed> {
  if (typeof source !== 'string') {
    const where = (index: number) => `seed[${index}]`
    source.forEach((document, index) => {
      checkDocument(document, where(index))
    })
    return { documents: source, where }
  }
  const bytes = await readFile(source).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${source} cannot be read (${error.code ?? error.message})`)
  })
  const documents: JsonObject[] = []
  const lines: number[] = []
  const place = (line: number) => `${basename(source)}, line ${line}`
  for (let line = 1, from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(NEWLINE, from)
    const to = end === -1 ? bytes.length : end
    const document = parseLine(bytes.subarray(from, to), place(line))
    from = to + 1
    if (document === undefined) continue
    documents.push(document)
    lines.push(line)
  }
  return { documents, where: (index) => place(lines[index] ?? 0) }
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
    const reason = error.message.replace(/^The mutation\(s\) failed: /, '')
    throw new Error(`${index === undefined ? 'The seed' : where(index)}: ${reason}`, {
      cause: error,
    })
  }
  return documents.length
}

function parseLine(bytes: Uint8Array, where: string): JsonObject | undefined {
  let value: unknown
  try {
    const line = text.decode(bytes).trim()
    if (line === '') return undefined
    value = JSON.parse(line)
  } catch (error) {
    const isJson = error instanceof SyntaxError
    const reason = isJson ? `is not JSON: ${error.message}` : 'is not UTF-8 text'
    throw new Error(`${where} ${reason.replaceAll(/\s+/g, ' ')}`)
  }
  return checkDocument(value, where)
}

function checkDocument(value: unknown, where: string): JsonObject {
  if (!isObject(value)) throw new Error(`${where} is not a document: it must be a JSON object`)
  const { _id, _type } = value
  if (typeof _type !== 'string' || _type === '') throw new Error(`${where} needs a _type`)
  if (_id !== undefined && (typeof _id !== 'string' || !isValidId(_id)))
    throw new Error(
      `${where} has an invalid _id: use at most 128 of a-z, A-Z, 0-9, "_", "-" and "."`,
    )
  try {
    copyJson(value)
  } catch (error) {
    throw error instanceof LakeError ? new Error(`${where}: ${error.message}`) : error
  }
  return value
}

/** The place of the mutation that an error is about. */
function indexIn({ body }: LakeError): number | undefined {
  const [item] = Array.isArray(body.error.items) ? body.error.items : []
  return isObject(item) && typeof item.index === 'number' ? item.index : undefined
}
