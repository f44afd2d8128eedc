import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../files/private-files.ts'
import { HttpError } from '../http/http-error.ts'

/** A hash of the content, an image's size, an extension: nothing that could leave the folder. */
const ASSET_NAME = /^[0-9a-f]{40}(?:-\d{1,5}x\d{1,5})?\.[a-z0-9]{1,12}$/
const TEMPORARY = '.'
const FILES = { withFileTypes: true, recursive: true } as const

/** The assets' bytes, in files that are named after their content and never change. */
export class AssetStore {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  /** The bytes, as they were uploaded; a file that has changed since is not served. */
  async read(dataset: string, name: string): Promise<Buffer> {
    const file = this.#fileOf(dataset, name)
    if (!existsSync(file)) throw new HttpError(404, 'There is no asset of this name.')
    const bytes = await readFile(file)
    if (isWhole(name, bytes)) return bytes
    throw new HttpError(500, `${file} is damaged. Upload the original of this asset again.`)
  }

  /** Writes beside and renames, so that a file is whole or not there. */
  async write(dataset: string, name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(dataset, name)
    if (existsSync(file) && isWhole(name, await readFile(file))) return
    makePrivateFolder(join(this.#dir, dataset))
    const temporary = join(this.#dir, dataset, `${TEMPORARY}${randomUUID()}`)
    try {
      await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** Removes the assets of a dataset that is deleted. */
  async deleteAll(dataset: string): Promise<void> {
    await rm(join(this.#dir, dataset), { recursive: true, force: true })
  }

  /** Removes what a process left that was killed during an upload. */
  removeTemporaryFiles(): void {
    if (!existsSync(this.#dir)) return
    for (const { name, parentPath } of readdirSync(this.#dir, FILES))
      if (name.startsWith(TEMPORARY)) rmSync(join(parentPath, name))
  }

  /** `dataset` is the name of one that is open, so it is a plain word. */
  #fileOf(dataset: string, name: string): string {
    if (!ASSET_NAME.test(name)) throw new HttpError(404, 'This is not an asset’s name.')
    return join(this.#dir, dataset, name)
  }
}

function isWhole(name: string, bytes: Uint8Array): boolean {
  return name.startsWith(contentHash(bytes))
}

/** The name under which bytes are known, everywhere and forever. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
