import { HttpError } from '../http/http-error.ts'
import type { Assets } from './asset-store.ts'

/** The assets of a lake that keeps everything in memory. */
export class MemoryAssets implements Assets {
  readonly #datasets = new Map<string, Map<string, Buffer>>()

  async read(dataset: string, name: string): Promise<Buffer> {
    const bytes = this.#datasets.get(dataset)?.get(name)
    if (bytes) return bytes
    throw new HttpError(404, 'There is no asset of this name.')
  }

  async write(dataset: string, name: string, bytes: Uint8Array): Promise<void> {
    const assets = this.#datasets.get(dataset) ?? new Map<string, Buffer>()
    assets.set(name, Buffer.from(bytes))
    this.#datasets.set(dataset, assets)
  }
}
