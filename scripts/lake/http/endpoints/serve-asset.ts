import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { IMAGE_TYPES } from '../../assets/image-metadata.ts'
import {
  type ImageFormat,
  readTransformParameters,
  type TransformParameters,
  transformImage,
} from '../../assets/transform-image.ts'
import { checkProject, type LakeRequest } from '../lake-request.ts'
import { send } from '../respond.ts'

/** File types that a browser may display, since they cannot run scripts. Others are downloaded. */
const INLINE_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ...IMAGE_TYPES,
  svg: 'application/octet-stream',
}

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  // An uploaded file must not run as a page of the lake's origin.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

/** Small images that were drawn last. */
const drawn = new Map<string, Buffer>()
const MAX_DRAWN = 500
const MAX_DRAWN_BYTES = 200_000

/** `GET /images/:project/:dataset/:file`, with Sanity's transformation parameters */
export async function serveImage(request: LakeRequest): Promise<void> {
  const { lake, search, path, message, response, url } = request
  const { dataset = '', file = '' } = path
  checkProject(request)
  const bytes = await lake.assets.read(lake.dataset(dataset).name, file)
  const extension = extname(file).slice(1)
  const headers = {
    ...HEADERS,
    ...(search.has('dl') && attachment(search.get('dl') || file)),
    ...(search.get('auto') === 'format' && { vary: 'accept, origin' }),
  }
  const parameters = extension === 'svg' ? undefined : readTransformParameters(search)
  if (!parameters) {
    const type = IMAGE_TYPES[extension] ?? 'application/octet-stream'
    const isPacked = extension === 'svg' && `${message.headers['accept-encoding']}`.includes('gzip')
    const packed = isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding, origin' }
    const body = isPacked ? gzipSync(bytes) : bytes
    send(response, 200, body, { ...headers, ...packed, 'content-type': type })
    return
  }
  const format = chooseFormat(parameters, extension, message.headers.accept ?? '')
  const key = `${url.pathname}${url.search} ${format}`
  const image = drawn.get(key) ?? (await transformImage(bytes, parameters, format))
  if (drawn.size >= MAX_DRAWN) drawn.clear()
  if (image.length <= MAX_DRAWN_BYTES) drawn.set(key, image)
  const type = IMAGE_TYPES[format] ?? 'application/octet-stream'
  send(response, 200, image, { ...headers, 'content-type': type })
}

/** `GET /files/:project/:dataset/:file` */
export async function serveFile(request: LakeRequest): Promise<void> {
  const { lake, search, path, response } = request
  const { dataset = '', file = '' } = path
  checkProject(request)
  const bytes = await lake.assets.read(lake.dataset(dataset).name, file)
  const extension = extname(file).slice(1)
  const isInline = Object.hasOwn(INLINE_TYPES, extension)
  const type = (isInline && INLINE_TYPES[extension]) || 'application/octet-stream'
  const isDownload = search.has('dl') || type === 'application/octet-stream'
  const headers = { ...HEADERS, ...(isDownload && attachment(search.get('dl') || file)) }
  send(response, 200, bytes, { ...headers, 'content-type': type })
}

function chooseFormat(
  { fm, auto }: TransformParameters,
  extension: string,
  accept: string,
): ImageFormat {
  if (fm) return fm
  if (auto && accept.includes('image/webp')) return 'webp'
  return extension === 'tif' ? 'png' : (extension as ImageFormat)
}

function attachment(name: string) {
  return {
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
  }
}
