import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError } from '../http/http-error.ts'

/** A hash of the content, an image's size, an extension: nothing that could leave the folder. */
const ASSET_NAME = /^[0-9a-f]{40}(?:-\d{1,5}x\d{1,5})?\.[a-z0-9]{1,12}$/

/** The assets' bytes, in files that are named after their content and never change. */
export class AssetStore {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  async read(dataset: string, name: string): Promise<Buffer> {
    const file = this.#fileOf(dataset, name)
    if (!existsSync(file)) throw new HttpError(404, 'There is no asset of this name.')
    return await readFile(file)
  }

  /** Writes beside and renames, so that a file is whole or not there. */
  async write(dataset: string, name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(dataset, name)
    if (existsSync(file)) return
    await mkdir(join(this.#dir, dataset), { recursive: true })
    const temporary = join(this.#dir, dataset, `.${randomUUID()}`)
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  }

  /** `dataset` is the name of one that is open, so it is a plain word. */
  #fileOf(dataset: string, name: string): string {
    if (!ASSET_NAME.test(name)) throw new HttpError(404, 'This is not an asset’s name.')
    return join(this.#dir, dataset, name)
  }
}

/** The name under which bytes are known, everywhere and forever. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
