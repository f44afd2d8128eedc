import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'

export const ME = { identity: 'editor' }

/** A clock that advances by a second on each read. */
export function tickingClock(start = '2026-11-20T12:00:00.000Z'): () => Date {
  let now = Date.parse(start)
  return () => {
    now += 1000
    return new Date(now)
  }
}

/** The path of a dataset file in its own folder, removed when the test ends. */
export function testFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'production.sqlite')
}

type TestDocument = { _id: string; _type: string; [field: string]: unknown }

/** A dataset in a real file with these documents, closed when the test ends. */
export function testDataset(...documents: TestDocument[]): Dataset {
  const dataset = Dataset.open({
    name: 'production',
    projectId: 'lake',
    file: testFile(),
    clock: tickingClock(),
  })
  onTestFinished(() => dataset.close())
  const mutations: LakeMutation[] = documents.map((document) => ({ create: document }))
  if (mutations.length > 0) dataset.mutate(mutations, ME)
  return dataset
}

/** The error that a call throws; throws if it does not throw. */
export function thrownBy(call: () => unknown): {
  status?: number
  body?: unknown
  message: string
} {
  try {
    call()
  } catch (error) {
    return error as { status?: number; body?: unknown; message: string }
  }
  throw new Error('The call did not throw')
}
