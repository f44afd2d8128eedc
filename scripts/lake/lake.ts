import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AssetStore, type Assets, MemoryAssets } from './assets/asset-store.ts'
import { Dataset } from './dataset/dataset.ts'
import { makePrivateFolder } from './files/private-files.ts'
import { randomSecret, storedSecret } from './files/stored-secret.ts'
import type { AccessKeys } from './http/access.ts'
import { HttpError } from './http/http-error.ts'
import { KeyValues } from './key-values.ts'
import { isDatasetName, type LakeSettings, MEMORY } from './options.ts'

/** A service that runs for every dataset, such as the one that publishes scheduled releases. */
export interface DatasetWatcher {
  watch(dataset: Dataset): void
}

/** The state that all endpoints share: datasets, assets, keys. */
export class Lake {
  readonly options: LakeSettings
  readonly keys: AccessKeys
  readonly assets: Assets
  readonly keyValues: KeyValues
  readonly #datasets = new Map<string, Dataset>()
  readonly #watchers: DatasetWatcher[] = []
  #port = 0

  constructor(options: LakeSettings) {
    const { storage, token } = options
    this.options = options
    try {
      if (storage === MEMORY) {
        this.#open(options.dataset)
        this.keys = accessKeys(token ?? randomSecret(), randomSecret())
        this.assets = new MemoryAssets()
        this.keyValues = new KeyValues(MEMORY)
        return
      }
      makePrivateFolder(storage)
      // A dataset's file is the folder's lock, so all are opened before anything else.
      this.#openStored()
      if (!this.#datasets.has(options.dataset)) this.#open(options.dataset)
      this.keys = accessKeys(
        token ?? storedSecret(storage, 'token'),
        storedSecret(storage, 'signing-key'),
      )
      this.assets = new AssetStore(join(storage, 'assets'))
      this.keyValues = new KeyValues(join(storage, 'key-values.json'))
    } catch (error) {
      // Another start can open the files.
      this.close()
      throw error
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
    throw new HttpError(404, `Dataset "${name}" not found in project "${this.options.project}".`)
  }

  createDataset(name: string): Dataset {
    if (!isDatasetName(name))
      throw new HttpError(400, 'A dataset name may contain a-z, 0-9, "-" and "_".')
    return this.#datasets.get(name) ?? this.#open(name)
  }

  close(): void {
    for (const dataset of this.#datasets.values()) dataset.close()
  }

  #open(name: string): Dataset {
    const { project, clock, storage } = this.options
    const file = storage === MEMORY ? MEMORY : join(storage, `dataset-${name}.sqlite`)
    const dataset = Dataset.open({ name, file, projectId: project, clock })
    this.#datasets.set(name, dataset)
    for (const watcher of this.#watchers) watcher.watch(dataset)
    return dataset
  }

  #openStored(): void {
    for (const name of storedNames(this.options.storage))
      if (!this.#datasets.has(name)) this.#open(name)
  }
}

function accessKeys(token: string, secret: string): AccessKeys {
  return { token, secret: Buffer.from(secret), cookieName: 'lake_session' }
}

function storedNames(dir: string): string[] {
  return readdirSync(dir).flatMap((file) => /^dataset-(.+)\.sqlite$/.exec(file)?.[1] ?? [])
}
