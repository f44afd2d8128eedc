import type { SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { referencesIn } from '../references-in.ts'
import { drawnImages, fileNames } from './seed-image.ts'

/** The `source.name` of uploaded drawings, by which later runs find them. */
const SOURCE = 'seed-drawing'
const UPLOADED_QUERY = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && source.name == $name && source.id in $ids]{
  "drawing": source.id, "asset": _id
}`

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
}

type Uploaded = { drawing: string; asset: string }

/**
 * Uploads drawings as PNG, word marks and files as they are, unless they are there, and puts the ids of these assets in place of the
 * documents' own ids of drawings. Returns the changed documents and the asset ids. Throws the client's errors.
 */
export async function uploadImages<Document>(
  client: SanityClient,
  documents: Document[],
  { dryRun }: { dryRun: boolean },
): Promise<{ documents: Document[]; assets: string[] }> {
  const ids = [...new Set(referencesIn(documents))].filter((id) => drawnImages.has(id))
  if (ids.length === 0) return { documents, assets: [] }
  const found = await client.fetch<Uploaded[]>(UPLOADED_QUERY, { name: SOURCE, ids })
  const assets = new Map(found.map(({ drawing, asset }) => [drawing, asset]))
  for (const id of ids) {
    if (assets.has(id)) continue
    // A dry run uploads nothing and keeps the placeholder id, so the document counts as changed.
    assets.set(id, dryRun ? id : await upload(client, id))
  }
  return {
    documents: documents.map((each) => withAssets(each, assets)),
    assets: [...assets.values()],
  }
}

async function upload(client: SanityClient, id: string): Promise<string> {
  const stored = drawnImages.get(id) ?? Buffer.alloc(0)
  const kind = id.slice(id.lastIndexOf('-') + 1)
  const bytes = kind === 'png' ? await sharp(stored).png({ palette: true }).toBuffer() : stored
  const fileName = fileNames.get(id)
  const asset = await client.assets.upload(fileName ? 'file' : 'image', bytes, {
    filename: fileName ?? `${id}.${kind}`,
    contentType: TYPES[kind] ?? 'application/octet-stream',
    source: { id, name: SOURCE },
  })
  return asset._id
}

function withAssets<T>(value: T, assets: Map<string, string>): T {
  const text = JSON.stringify(value)
  const ids = [...assets.keys()].filter((id) => text.includes(id))
  if (ids.length === 0) return value
  return JSON.parse(ids.reduce((all, id) => all.replaceAll(id, assets.get(id) ?? id), text))
}
