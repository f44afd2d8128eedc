import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countCache } from '@/cache/cache-metrics'
import { runningCache } from '@/cache/running-cache'
import { env, isBuilding, isDevelopment } from '@/env'
import { log } from '@/lib/log'
import type { PlainNode } from '@/site/share-image/plain-tree'

type Bytes = Uint8Array<ArrayBuffer>

/** Increase it when equal trees are drawn differently, such as with other fonts. */
const VERSION = 2
/** Maximum number of files, about 50 KB each; the oldest are deleted first. */
const MOST_FILES = 2000
const FOLDER = path.join(env.DATA_DIR, 'share-images')
const isKeeping = !isDevelopment && !isBuilding

/**
 * The image of a tree, drawn once for all servers and builds: cached under a hash of the tree in the shared cache or,
 * without one, in files beside the leads database. An image that cannot be read or stored is drawn again.
 */
export async function keptImage(tree: PlainNode, draw: () => Promise<Bytes>): Promise<Bytes> {
  if (!isKeeping) return draw()
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, tree]))
    .digest('hex')
  const { cache } = runningCache
  const kept = cache?.isShared
    ? await cache.readBytes(cache.nameOf(`share-image:${hash}`))
    : await readFile(fileOf(hash)).catch(() => undefined)
  countCache('share-image', kept ? (cache?.isShared ? 'shared' : 'disk') : 'miss')
  if (kept) return new Uint8Array(kept)
  const image = await draw()
  if (cache?.isShared) {
    await cache.keepBytes(cache.nameOf(`share-image:${hash}`), Buffer.from(image))
  } else {
    await keepFile(hash, image).catch((error: Error) => {
      if (!hasWarned) log.warn({ reason: error.message }, 'share images: cannot keep them')
      hasWarned = true
    })
  }
  return image
}

let hasWarned = false

const fileOf = (hash: string) => path.join(/* turbopackIgnore: true */ FOLDER, `${hash}.png`)

async function keepFile(hash: string, image: Bytes): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const temporary = `${fileOf(hash)}.${crypto.randomUUID()}`
  await writeFile(temporary, image)
  await rename(temporary, fileOf(hash))
  const names = await readdir(FOLDER)
  if (names.length <= MOST_FILES) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(FOLDER, name)
      return { file, time: (await stat(file)).mtimeMs }
    }),
  )
  files.sort((one, other) => one.time - other.time)
  for (const { file } of files.slice(0, files.length - MOST_FILES)) await rm(file, { force: true })
}
