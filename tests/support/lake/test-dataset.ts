import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'

export const ME = { identity: 'editor' }

/** A clock that advances by a second on each read. */
function tickingClock(): () => Date {
  let now = Date.parse('2026-11-20T12:00:00.000Z')
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

export type TestDocument = { _id: string; _type: string; [field: string]: unknown }

/** A dataset in a real file with these documents, closed when the test ends. */
export function testDataset(...documents: TestDocument[]): Dataset {
  const settings = { name: 'production', projectId: 'lake', clock: tickingClock() }
  const dataset = Dataset.open({ ...settings, file: testFile() })
  onTestFinished(() => dataset.close())
  const mutations: LakeMutation[] = documents.map((document) => ({ create: document }))
  if (mutations.length > 0) dataset.mutate(mutations, ME)
  return dataset
}

/** Runs one action, `document.publish` for example. */
export const act = (dataset: Dataset, name: string, fields: object = {}) =>
  dataset.act([{ actionType: `sanity.action.${name}`, ...fields }], ME)

/** Every document as "id title", in the order of the ids. */
export const titlesOf = (dataset: Dataset): string =>
  Array.from(dataset.all(), ({ _id, title }) => `${_id} ${title ?? '-'}`)
    .toSorted()
    .join(', ')

type Thrown = { status?: number; body?: unknown; message: string }

/** The error that a call throws; throws if it does not throw. */
export function thrownBy(call: () => unknown): Thrown {
  try {
    call()
  } catch (error) {
    return error as Thrown
  }
  throw new Error('The call did not throw')
}
