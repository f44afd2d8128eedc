import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { z } from 'zod'
import { StartError } from '../run/start-error.ts'

const documentSchema = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })
const assetMapSchema = z.record(z.string(), z.looseObject({}))

export type ArchivedDocument = z.infer<typeof documentSchema>
export type Archive = {
  /** The folder of the unpacked export. */
  folder: string
  documents: ArchivedDocument[]
  assets: Map<string, string>
  /** Metadata of the assets, as the importer reads it. */
  assetMap: z.infer<typeof assetMapSchema>
}

/**
 * Unpacks a file of `content:export` or `sanity dataset export` and passes it to `use`. Throws a StartError before that
 * if the file is truncated, damaged or not an export.
 */
export async function withArchive<Result>(
  file: string,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const temporary = await mkdtemp(join(tmpdir(), 'content-import-'))
  try {
    await unpack(file, temporary)
    return await use(await readArchive(file, temporary))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(folder))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice = /unexpected end/i.test(reason)
      ? 'It is truncated: copy or export it again.'
      : `It is not a content export (${reason}).`
    throw new StartError(`${file} cannot be read. ${advice} Nothing was written.`)
  }
}

async function readArchive(file: string, temporary: string): Promise<Archive> {
  const names = await readdir(temporary, { recursive: true })
  const data = names.find((name) => basename(name) === 'data.ndjson')
  if (!data) throw new StartError(`${file} is not a content export: it has no data.ndjson.`)
  const folder = dirname(join(temporary, data))
  const documents = parseLines(file, await readFile(join(temporary, data), 'utf8'))
  const assets = new Map<string, string>()
  for (const kind of ['image', 'file'] as const) {
    const path = join(folder, `${kind}s`)
    for (const name of existsSync(path) ? await readdir(path) : []) {
      assets.set(assetIdOf(kind, name), join(path, name))
    }
  }
  const map = join(folder, 'assets.json')
  const assetMap = existsSync(map)
    ? assetMapSchema.parse(JSON.parse(await readFile(map, 'utf8')))
    : {}
  return { folder, documents, assets, assetMap }
}

function parseLines(file: string, text: string): ArchivedDocument[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [documentSchema.parse(JSON.parse(line))]
    } catch {
      throw new StartError(
        `${file} is damaged: line ${index + 1} of data.ndjson is not a document. Nothing was written.`,
      )
    }
  })
}

/** The asset id for a file name in an export, which writes `x-mp4.bin` for `file-x-mp4`. */
export function assetIdOf(kind: string, name: string): string {
  const [, stem] = /^([a-f0-9]{40}-[a-z0-9]+)\.bin$/.exec(name) ?? []
  return `${kind}-${stem ?? name.replace('.', '-')}`
}
