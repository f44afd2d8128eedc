import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { StartError } from '../run/start-error.ts'

export type ExportReport = {
  published: number
  drafts: number
  versions: number
  releases: number
  assets: number
  bytes: number
}

// Secrets of preview links, which are useless elsewhere.
const LEFT_OUT = /^sanity\.previewUrl/

/**
 * Exports all documents, drafts, releases and assets into a file for `content:import` and `sanity dataset import`. The
 * file appears only when complete. Throws a StartError if it exists, or if an asset could not be downloaded.
 */
export async function exportContent(client: SanityClient, file: string): Promise<ExportReport> {
  if (existsSync(file)) {
    throw new StartError(`${file} exists already. Name another file, or delete that one.`)
  }
  const partial = `${file}.partial`
  const report = { published: 0, drafts: 0, versions: 0, releases: 0 }
  try {
    const expected = await client.fetch<number>(
      'count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && defined(url)])',
      {},
      { perspective: 'raw' },
    )
    const { assetCount } = await exportDataset({
      client,
      dataset: client.config().dataset ?? '',
      outputPath: partial,
      filterDocument: ({ _type }) => !LEFT_OUT.test(_type),
      transformDocument: (document) => {
        report[kindOf(document._id)] += 1
        return document
      },
    })
    // The exporter only warns about a missing asset.
    if (assetCount < expected) {
      throw new StartError(
        `${expected - assetCount} of ${expected} assets could not be downloaded, so nothing was exported.`,
      )
    }
    await rename(partial, file)
    return { ...report, assets: assetCount, bytes: (await stat(file)).size }
  } finally {
    await rm(partial, { force: true })
  }
}

function kindOf(id: string): 'published' | 'drafts' | 'versions' | 'releases' {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return 'versions'
  return id.startsWith('_.releases.') ? 'releases' : 'published'
}
