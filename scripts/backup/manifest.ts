import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'

const NAME = 'manifest.json'

const counts = z.record(z.string(), z.number().int().min(0))
const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  versions: z.object({ commit: z.string().nullable(), node: z.string() }),
  /** Null if there was no leads database, or the backup holds content only. */
  leads: z.object({ kind: z.enum(['sqlite', 'postgres']), rows: counts }).nullable(),
  content: z.object({ kind: z.enum(['lake', 'export']), counts }).nullable(),
  files: z.array(
    z.object({
      // Stays inside the folder.
      path: z.string().regex(/^(?:\w[\w.-]*\/)*\w[\w.-]*$/),
      bytes: z.number().int().min(0),
      sha256: z.string().length(64),
    }),
  ),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Writes the manifest of all files in `folder`, and syncs them to disk. */
export async function writeManifest(
  folder: string,
  parts: Pick<Manifest, 'leads' | 'content'>,
): Promise<Manifest> {
  const files: Manifest['files'] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    await flush(file)
    const bytes = (await stat(file)).size
    files.push({ path: relative(folder, file), bytes, sha256: await sha256(file) })
  }
  files.sort((one, other) => (one.path < other.path ? -1 : 1))
  const versions = { commit: commit(), node: process.version }
  const createdAt = new Date().toISOString()
  const manifest: Manifest = { format: 1, createdAt, versions, ...parts, files }
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  return manifest
}

/** Reads the manifest of a backup and compares every file with it; throws a StartError if one is missing or changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, NAME)
  if (!existsSync(file)) throw new StartError(`${folder} is not a backup: it has no ${NAME}.`)
  const manifest = parse(file, await readFile(file, 'utf8'))
  for (const { path, bytes, sha256: wanted } of manifest.files) {
    const copy = join(folder, path)
    const size = existsSync(copy) ? (await stat(copy)).size : undefined
    if (size === undefined) {
      throw new StartError(`The backup is incomplete: ${copy} is missing. Nothing was restored.`)
    }
    if (size !== bytes || (await sha256(copy)) !== wanted) {
      throw new StartError(`${copy} has changed: the backup is damaged. Nothing was restored.`)
    }
  }
  return manifest
}

function parse(file: string, text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new StartError(
      `${file} cannot be read: it is damaged, or of another version of this site. Nothing was restored.`,
    )
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The Git commit of this checkout; null without Git. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: 'pipe' })
      .toString()
      .trim()
  } catch {
    return null
  }
}
