import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AssetStore } from './assets/asset-store.ts'
import { Dataset } from './dataset/dataset.ts'
import { makePrivateFolder } from './files/private-files.ts'
import { storedSecret } from './files/stored-secret.ts'
import type { AccessKeys } from './http/access.ts'
import { HttpError } from './http/http-error.ts'
import { KeyValues } from './key-values.ts'

/** The project id that clients name. */
export const PROJECT = 'lake'
/** The dataset that always exists; clients can create more. */
const DATASET = 'production'
const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/

export interface LakeOptions {
  /** The folder for all data. */
  storage: string
  /** A free port when it is 0 or left out. */
  port?: number
  /** The bearer token of editors. When left out, it is generated, and kept in the folder. */
  token?: string
  /** Origins whose pages may send requests; none when left out. */
  origins?: readonly string[]
  /** The origins among them whose pages are logged in without a token: those of a Studio. */
  studioOrigins?: readonly string[]
}

/** A service that runs for every dataset, such as the one that publishes scheduled releases. */
export interface DatasetWatcher {
  watch(dataset: Dataset): void
}

/** The state that all endpoints share: datasets, assets, keys. */
export class Lake {
  readonly options: LakeOptions & Required<Pick<LakeOptions, 'origins' | 'studioOrigins'>>
  readonly keys: AccessKeys
  readonly assets: AssetStore
  readonly keyValues: KeyValues
  readonly #datasets = new Map<string, Dataset>()
  readonly #watchers: DatasetWatcher[] = []
  #port = 0

  constructor(options: LakeOptions) {
    const { storage, token } = options
    this.options = { origins: [], studioOrigins: [], ...options }
    try {
      makePrivateFolder(storage)
      // A dataset's file is the folder's lock, so all are opened before anything else.
      for (const name of new Set([...storedNames(storage), DATASET])) this.#open(name)
      this.keys = {
        token: token ?? storedSecret(storage, 'token'),
        secret: Buffer.from(storedSecret(storage, 'signing-key')),
        cookieName: 'lake_session',
      }
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
    throw new HttpError(404, `Dataset "${name}" not found in project "${PROJECT}".`)
  }

  createDataset(name: string): Dataset {
    if (!DATASET_NAME.test(name))
      throw new HttpError(400, 'A dataset name may contain a-z, 0-9, "-" and "_".')
    return this.#datasets.get(name) ?? this.#open(name)
  }

  close(): void {
    for (const dataset of this.#datasets.values()) dataset.close()
  }

  #open(name: string): Dataset {
    const file = join(this.options.storage, `dataset-${name}.sqlite`)
    const dataset = Dataset.open({ name, file, projectId: PROJECT })
    this.#datasets.set(name, dataset)
    for (const watcher of this.#watchers) watcher.watch(dataset)
    return dataset
  }
}

function storedNames(dir: string): string[] {
  return readdirSync(dir).flatMap((file) => /^dataset-(.+)\.sqlite$/.exec(file)?.[1] ?? [])
}
