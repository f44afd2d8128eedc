import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AssetStore } from './assets/asset-store.ts'
import { Dataset } from './dataset/dataset.ts'
import { KeptLanes } from './dataset/query/workers/kept-lanes.ts'
import { QueryPool } from './dataset/query/workers/query-pool.ts'
import { keptSecret, type LakeOptions } from './env.ts'
import { closeToOthers, makePrivateFolder } from './files/private-files.ts'
import { explainStorageError } from './files/storage-error.ts'
import type { AccessKeys } from './http/access.ts'
import { HttpError } from './http/http-error.ts'
import { KeyValues } from './key-values.ts'
import { importOldQueue } from './webhooks/import-old-queue.ts'

export const PROJECT_ID = 'lake'
const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/
const FIRST_DATASET = 'production'

/** A service that runs for every dataset: it delivers webhooks or publishes scheduled releases. */
export interface DatasetWatcher {
  watch(dataset: Dataset): void
  forget(dataset: Dataset): void
}

/** The state that all endpoints share: datasets, assets, keys. */
export class Lake {
  readonly options: LakeOptions
  readonly keys: AccessKeys
  readonly assets: AssetStore
  readonly keyValues: KeyValues
  readonly #datasets = new Map<string, Dataset>()
  readonly #watchers: DatasetWatcher[] = []
  readonly #queries = new Map<string, QueryPool>()
  readonly #lanes = new KeptLanes()
  #port = 0

  constructor(options: LakeOptions) {
    const { dir } = options
    this.options = options
    openFolder(dir)
    try {
      // The first dataset's file is the folder's lock, so it is opened before anything else.
      for (const name of [FIRST_DATASET, ...storedNames(dir)])
        if (!this.#datasets.has(name)) this.#open(name)
      closeToOthers(dir)
      this.keys = {
        token: options.token,
        secret: Buffer.from(keptSecret(dir, 'signing-key')),
        cookieName: 'lake_session',
      }
      this.assets = new AssetStore(join(dir, 'assets'))
      this.assets.removeTemporaryFiles()
      this.keyValues = new KeyValues(join(dir, 'key-values.sqlite'))
      importOldQueue(join(dir, 'webhooks.sqlite'), this.#datasets)
    } catch (error) {
      // No query thread has started yet. Close the files, so that another start can open them.
      this.#closeFiles()
      throw explainStorageError(error, dir, '')
    }
  }

  /** Registers a watcher for all datasets, present and future. */
  addWatcher(watcher: DatasetWatcher): void {
    this.#watchers.push(watcher)
    for (const dataset of this.#datasets.values()) watcher.watch(dataset)
  }

  /** The bound port; differs from the options' when that is 0. */
  get port(): number {
    return this.#port
  }

  bound(port: number): void {
    this.#port = port
    this.keys.cookieName = `lake_session_${port}`
  }

  /** The base URL for Node clients and for asset URLs. */
  get url(): string {
    return `http://localhost:${this.port}`
  }

  get datasetNames(): string[] {
    return [...this.#datasets.keys()]
  }

  dataset(name: string): Dataset {
    const dataset = this.#datasets.get(name)
    if (dataset) return dataset
    throw new HttpError(404, `Dataset "${name}" not found in project "${PROJECT_ID}".`)
  }

  /** The threads that answer a dataset's queries. */
  queries(name: string): QueryPool {
    const { name: known } = this.dataset(name)
    return this.#queries.get(known) as QueryPool
  }

  createDataset(name: string): Dataset {
    if (!DATASET_NAME.test(name))
      throw new HttpError(400, 'A dataset name may contain a-z, 0-9, "-" and "_".')
    return this.#datasets.get(name) ?? this.#open(name)
  }

  /** Deletes a dataset with its history and assets; this cannot be undone. */
  async deleteDataset(name: string): Promise<void> {
    const dataset = this.dataset(name)
    if (name === FIRST_DATASET)
      throw new HttpError(403, `The default dataset "${name}" cannot be deleted.`)
    for (const watcher of this.#watchers) watcher.forget(dataset)
    this.#datasets.delete(name)
    const queries = this.#queries.get(name)
    this.#queries.delete(name)
    dataset.end()
    await queries?.close()
    for (const end of ['', '-wal', '-shm']) await rm(this.#fileOf(name) + end, { force: true })
    await this.assets.deleteAll(name)
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#queries.values(), (queries) => queries.close()))
    this.#closeFiles()
  }

  #closeFiles(): void {
    for (const dataset of this.#datasets.values()) dataset.close()
    this.keyValues?.close()
  }

  #open(name: string): Dataset {
    const file = this.#fileOf(name)
    const hasReceiver = this.options.webhook !== undefined
    const dataset = Dataset.open({ name, file, projectId: PROJECT_ID, hasReceiver })
    this.#datasets.set(name, dataset)
    this.#queries.set(name, new QueryPool(dataset, this.#lanes, this.options.queryTimeoutMs))
    for (const watcher of this.#watchers) watcher.watch(dataset)
    return dataset
  }

  #fileOf(name: string): string {
    return join(this.options.dir, `dataset-${name}.sqlite`)
  }
}

function openFolder(dir: string): void {
  try {
    makePrivateFolder(dir)
  } catch (error) {
    throw explainStorageError(error, dir, '')
  }
}

function storedNames(dir: string): string[] {
  return readdirSync(dir).flatMap((file) => /^dataset-(.+)\.sqlite$/.exec(file)?.[1] ?? [])
}
