import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storedSecret } from 'content-lake/stored-secret'
import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'
import { copyDatabase, countRows, isBusy } from './sqlite-files.ts'

const DATASET = /^dataset-(.+)\.sqlite$/
/** Pane layouts of the Studio. */
const KEY_VALUES = 'key-values.sqlite'

/** The dataset files of a lake; empty if the folder has no lake. */
export function datasetFiles(lakeDir: string): string[] {
  return existsSync(lakeDir) ? readdirSync(lakeDir).filter((name) => DATASET.test(name)) : []
}

/**
 * Copies a lake, running or not, into a new folder: a snapshot of each dataset, and the assets, without the keys.
 * Returns the number of documents of each dataset and of assets.
 */
export async function copyLake(settings: Settings, to: string): Promise<Record<string, number>> {
  const { lakeDir } = settings
  await mkdir(to)
  const counts: Record<string, number> = {}
  for (const name of datasetFiles(lakeDir)) {
    await copyDataset(settings, name, join(to, name))
    counts[DATASET.exec(name)?.[1] ?? name] = countRows(join(to, name)).documents ?? 0
  }
  if (existsSync(join(lakeDir, KEY_VALUES)))
    copyOpenFile(join(lakeDir, KEY_VALUES), join(to, KEY_VALUES))
  // After the documents: an asset is stored before a document shows it, never changed, and deleted with its dataset only.
  counts.assets = await copyAssets(join(lakeDir, 'assets'), join(to, 'assets'))
  return counts
}

async function copyDataset(settings: Settings, name: string, to: string): Promise<void> {
  try {
    copyOpenFile(join(settings.lakeDir, name), to)
  } catch (error) {
    // A running lake holds an exclusive lock.
    if (!isBusy(error)) throw error
    await download(settings, DATASET.exec(name)?.[1] ?? '', to)
  }
}

function copyOpenFile(file: string, to: string): void {
  const database = new DatabaseSync(file)
  try {
    copyDatabase(database, to)
  } finally {
    database.close()
  }
}

async function download(settings: Settings, dataset: string, to: string): Promise<void> {
  const { content, lakeDir, lakeToken } = settings
  const token = lakeToken ?? storedSecret(lakeDir, 'token')
  const url = `${content.apiHost}/vX/data/backup/${dataset}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => {
    throw new StartError(
      `${lakeDir} is in use, but no lake answers at ${content.apiHost}. Set LAKE_PORT to the port of the one that runs.`,
    )
  })
  if (!answer.ok || !answer.body) {
    const said = (await answer.json().catch(() => ({}))) as { message?: string }
    throw new StartError(
      `The lake at ${content.apiHost} gave no copy of ${dataset} (${answer.status}): ${said.message ?? 'it may be older than this checkout; start it again.'}`,
    )
  }
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(to))
}

async function copyAssets(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  let count = 0
  for (const dataset of readdirSync(from, { withFileTypes: true })) {
    if (!dataset.isDirectory()) continue
    await mkdir(join(to, dataset.name), { recursive: true })
    for (const name of readdirSync(join(from, dataset.name))) {
      // An incomplete upload.
      if (name.startsWith('.')) continue
      await copyFile(join(from, dataset.name, name), join(to, dataset.name, name))
      count += 1
    }
  }
  return count
}
