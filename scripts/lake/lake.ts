import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AssetStore } from './assets/asset-store.ts'
import { Dataset } from './dataset/dataset.ts'
import { keptSecret, type LakeOptions } from './env.ts'
import type { AccessKeys } from './http/access.ts'
import { HttpError } from './http/http-error.ts'
import { KeyValues } from './key-values.ts'

export const PROJECT_ID = 'lake'
const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/
const FIRST_DATASET = 'production'

/** What the endpoints share: the datasets, the assets, the keys. `options.dir` must exist. */
export class Lake {
  readonly options: LakeOptions
  readonly keys: AccessKeys
  readonly assets: AssetStore
  readonly keyValues: KeyValues
  readonly onDataset: (dataset: Dataset) => void
  readonly #datasets = new Map<string, Dataset>()
  #port = 0

  constructor(options: LakeOptions, onDataset: (dataset: Dataset) => void) {
    this.options = options
    this.onDataset = onDataset
    this.keys = {
      token: options.token,
      secret: Buffer.from(keptSecret(options.dir, 'signing-key')),
      cookieName: 'lake_session',
    }
    this.assets = new AssetStore(join(options.dir, 'assets'))
    this.keyValues = new KeyValues(join(options.dir, 'key-values.sqlite'))
    for (const name of this.#storedNames()) this.#open(name)
  }

  /** The port that was bound, which differs from the options' when that is 0. */
  get port(): number {
    return this.#port
  }

  bound(port: number): void {
    this.#port = port
    this.keys.cookieName = `lake_session_${port}`
  }

  /** The address that Node clients and asset addresses use. */
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

  createDataset(name: string): Dataset {
    if (!DATASET_NAME.test(name))
      throw new HttpError(400, 'A dataset’s name is made of a-z, 0-9, "-" and "_".')
    return this.#datasets.get(name) ?? this.#open(name)
  }

  close(): void {
    for (const dataset of this.#datasets.values()) dataset.close()
    this.keyValues.close()
  }

  #open(name: string): Dataset {
    const file = join(this.options.dir, `dataset-${name}.sqlite`)
    const dataset = Dataset.open({ name, file, projectId: PROJECT_ID })
    this.#datasets.set(name, dataset)
    this.onDataset(dataset)
    return dataset
  }

  #storedNames(): Set<string> {
    const names = readdirSync(this.options.dir).flatMap(
      (file) => /^dataset-(.+)\.sqlite$/.exec(file)?.[1] ?? [],
    )
    return new Set([FIRST_DATASET, ...names])
  }
}
