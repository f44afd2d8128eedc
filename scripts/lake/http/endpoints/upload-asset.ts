import { randomUUID } from 'node:crypto'
import { contentHash } from '../../assets/asset-store.ts'
import { describeImage } from '../../assets/image-metadata.ts'
import { PROJECT } from '../../lake.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { HttpError } from '../http-error.ts'
import type { LakeRequest } from '../lake-request.ts'
import { readBody } from '../read-body.ts'
import { sendJson } from '../respond.ts'

const TEXT_FIELDS = ['title', 'description', 'label', 'creditLine'] as const

/** `POST /assets/images/:dataset?filename=…` with the bytes as body */
export async function uploadImage(request: LakeRequest): Promise<void> {
  const bytes = await readAssetBody(request)
  const image = await describeImage(bytes)
  const sha = contentHash(bytes)
  const size = `${image.width}x${image.height}`
  await saveAsset(request, bytes, `images`, `${sha}-${size}.${image.extension}`, {
    _id: `image-${sha}-${size}-${image.extension}`,
    _type: 'sanity.imageAsset',
    extension: image.extension,
    mimeType: image.mimeType,
    metadata: image.metadata,
  })
}

/** `POST /assets/files/:dataset?filename=…` with the bytes as body */
export async function uploadFile(request: LakeRequest): Promise<void> {
  const bytes = await readAssetBody(request)
  const sha = contentHash(bytes)
  const [, ending] = /\.([a-z0-9]{1,12})$/i.exec(request.search.get('filename') ?? '') ?? []
  const extension = ending?.toLowerCase() ?? 'bin'
  await saveAsset(request, bytes, 'files', `${sha}.${extension}`, {
    _id: `file-${sha}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType: request.message.headers['content-type'] ?? 'application/octet-stream',
  })
}

async function readAssetBody({ lake, message, path }: LakeRequest): Promise<Buffer> {
  lake.dataset(path.dataset ?? '')
  const bytes = await readBody(message)
  if (bytes.length === 0) throw new HttpError(400, 'Send the asset’s bytes as the body.')
  return bytes
}

/** The source that an upload names. */
function sourceIn(search: URLSearchParams) {
  const [id, name, url] = ['sourceId', 'sourceName', 'sourceUrl'].map((key) => search.get(key))
  if (!id || !name) return {}
  return { source: { _type: 'sanity.assetSourceData', id, name, ...(url && { url }) } }
}

async function saveAsset(
  { lake, search, path: { dataset: name = '' }, response }: LakeRequest,
  bytes: Buffer,
  folder: 'images' | 'files',
  file: string,
  fields: { _id: string; [field: string]: unknown },
): Promise<void> {
  const dataset = lake.dataset(name)
  const sha = contentHash(bytes)
  // Written before the document, which must never point at a missing file.
  await lake.assets.write(name, file, bytes)
  const path = `${folder}/${PROJECT}/${name}/${file}`
  const document = {
    ...fields,
    assetId: sha,
    sha1hash: sha,
    originalFilename: search.get('filename')?.replaceAll(/\p{Cc}/gu, '') || file,
    size: bytes.length,
    uploadId: randomUUID(),
    path,
    url: `${lake.url}/${path}`,
    ...sourceIn(search),
    ...Object.fromEntries(
      TEXT_FIELDS.filter((field) => search.get(field)).map((field) => [field, search.get(field)]),
    ),
  }
  dataset.mutate([{ createIfNotExists: document }], { identity: LOCAL_USER.id })
  sendJson(response, 200, { document: dataset.get(fields._id) })
}
