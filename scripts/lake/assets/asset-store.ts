import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../files/private-files.ts'
import { HttpError } from '../http/http-error.ts'

/** Content hash, image size and extension, so that no name leads out of the folder. */
const ASSET_NAME = /^[0-9a-f]{40}(?:-\d{1,5}x\d{1,5})?\.[a-z0-9]{1,12}$/

/** Stores assets as files, by dataset, under names that contain their content hash; they are never changed. */
export class AssetStore {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  /** The bytes as uploaded, or a 404. */
  async read(dataset: string, name: string): Promise<Buffer> {
    const file = this.#fileOf(dataset, name)
    if (!existsSync(file)) throw new HttpError(404, 'There is no asset of this name.')
    return await readFile(file)
  }

  /** Writes to a temporary file and renames it, so that a file is complete or absent. */
  async write(dataset: string, name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(dataset, name)
    if (existsSync(file)) return
    makePrivateFolder(join(this.#dir, dataset))
    const temporary = join(this.#dir, dataset, `.${randomUUID()}`)
    try {
      await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** `dataset` is the name of an open dataset and therefore safe in a path. */
  #fileOf(dataset: string, name: string): string {
    if (!ASSET_NAME.test(name)) throw new HttpError(404, 'This is not an asset’s name.')
    return join(this.#dir, dataset, name)
  }
}

/** The SHA-1 of the bytes, which names them in URLs and document IDs. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
