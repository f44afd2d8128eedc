import { pathToFileURL } from 'node:url'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { StartError } from '../run/start-error.ts'
import { type Archive, type ArchivedDocument, withArchive } from './archive.ts'
import { assetsIn, planImport } from './plan-import.ts'

export type ImportOptions = {
  /** Report the changes without writing. */
  dryRun?: boolean
  /** Overwrite existing documents whose content differs. */
  replace?: boolean
}
/** The ids of documents by result, and of uploaded assets. */
export type ImportReport = {
  created: string[]
  replaced: string[]
  unchanged: string[]
  /** Documents of the target that the export lacks; an import deletes nothing. */
  kept: string[]
  assets: string[]
}

/**
 * Imports a file of `content:export`: published documents, drafts, releases and assets. Skips what is identical, so a
 * second run writes nothing. Throws a StartError before writing if the file is damaged, lacks an asset, or has
 * documents that differ from existing ones and `replace` is not set.
 */
export function importContent(
  client: SanityClient,
  file: string,
  { dryRun = false, replace = false }: ImportOptions = {},
): Promise<ImportReport> {
  return withArchive(file, async (archive) => {
    const target = await readTarget(client)
    const { create, differing, unchanged } = planImport(archive.documents, target, new Date())
    const missing = [...archive.assets.keys()].filter((id) => !target.has(id))
    requireAssets(archive, target)
    if (differing.length > 0 && !replace && !dryRun) refuse(differing)
    const documents = [...create, ...differing]
    if (!dryRun && documents.length + missing.length > 0) {
      await write(client, archive, documents, missing, replace)
    }
    const known = new Set([...archive.documents.map(({ _id }) => _id), ...archive.assets.keys()])
    return {
      created: ids(create),
      replaced: ids(differing),
      unchanged,
      kept: [...target.keys()].filter((id) => !known.has(id)),
      assets: missing,
    }
  })
}

const ids = (documents: ArchivedDocument[]) => documents.map(({ _id }) => _id)

/** All documents of the target, without those that exports omit. */
async function readTarget(client: SanityClient): Promise<Map<string, ArchivedDocument>> {
  const found = await client.fetch<ArchivedDocument[]>(
    '*[(!(_id in path("_.**")) || _type == "system.release") && !string::startsWith(_type, "sanity.previewUrl")]',
    {},
    { perspective: 'raw' },
  )
  return new Map(found.map((document) => [document._id, document]))
}

function requireAssets({ documents, assets }: Archive, target: Map<string, unknown>): void {
  for (const document of documents) {
    const id = assetsIn(document).find((each) => !assets.has(each) && !target.has(each))
    if (id) {
      throw new StartError(
        `The file is incomplete: "${document._id}" shows ${id}, which is not in it. Nothing was written.`,
      )
    }
  }
}

function refuse(differing: ArchivedDocument[]): never {
  const names = ids(differing).slice(0, 10).join(', ')
  const more = differing.length > 10 ? ` and ${differing.length - 10} more` : ''
  throw new StartError(
    `${differing.length} documents exist with other content: ${names}${more}. Nothing was written. ` +
      'Use --replace to overwrite them, --dry-run to see everything that would change.',
  )
}

async function write(
  client: SanityClient,
  { folder, assets, assetMap }: Archive,
  documents: ArchivedDocument[],
  missing: string[],
  replace: boolean,
): Promise<void> {
  const urls = missing.map((id) => {
    const [kind] = id.split('-')
    return `${kind}#${pathToFileURL(assets.get(id) ?? '').href}`
  })
  await sanityImport(documents, {
    client,
    // Without --replace, a document that was created in the meantime is an error.
    operation: replace ? 'createOrReplace' : 'create',
    releasesOperation: replace ? 'replace' : 'fail',
    assetsBase: folder,
    assetMap: assetMap as never,
    unreferencedAssets: urls,
  })
}
