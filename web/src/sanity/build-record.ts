import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type FilteredResponseQueryOptions, type SanityClient } from '@sanity/client'
import { env } from '../env.ts'
import type { Change } from './cache-tags.ts'
import { clientConfig } from './client-config.ts'

// By relative paths with extensions, because next.config.ts, which Node runs as it is, reads it too.

/** What tells two versions of a document apart, and by which names its pages are refreshed. */
export type DocumentState = { _id: string; _type: string; _rev: string; path: string | null }

// No `defineQuery`: its result is the four fields of every document, whatever its type.
const STATE_QUERY = '*[]{_id, _type, _rev, "path": path.current}'

/** All published documents as they are now. */
export function readContentState(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<DocumentState[]> {
  return client.fetch<DocumentState[]>(STATE_QUERY, {}, options)
}

/** What was created, changed and deleted from one state to another, as the webhook would tell it. */
export function changesBetween(
  before: readonly DocumentState[],
  now: readonly DocumentState[],
): Change[] {
  const earlier = new Map(before.map((document) => [document._id, document]))
  const changes: Change[] = []
  for (const { _id, _type, _rev, path } of now) {
    const old = earlier.get(_id)
    earlier.delete(_id)
    if (old?._rev === _rev) continue
    changes.push({ _id, _type, path, previousPath: old?.path })
    // A document that was deleted and made again may have another type.
    if (old && old._type !== _type) changes.push({ _id, _type: old._type })
  }
  const deleted = [...earlier.values()].map(({ _id, _type, path }) => ({
    _id,
    _type,
    previousPath: path,
  }))
  return [...changes, ...deleted]
}

// By relative paths with extensions, because next.config.ts, which Node runs as it is, reads it too.

/** The state of the content before the build rendered its first page. */
const STATE_FILE = 'content-at-build.json'
/** The tags that were refreshed since, one a line: pages that were rendered anew are on the disk as well. */
const REFRESHED_FILE = 'refreshed-since-build.txt'

/** Writes beside the build what content its pages are made of, so that a start can tell what has changed. */
export async function recordContentAtBuild({ distDir }: { distDir: string }): Promise<void> {
  const state = await readContentState(createClient(clientConfig))
  await writeFile(path.join(distDir, STATE_FILE), JSON.stringify(state))
  await rm(path.join(distDir, REFRESHED_FILE), { force: true })
}

/** What the build was made of; undefined where there is no build, as in development. */
export async function contentAtBuild(): Promise<DocumentState[] | undefined> {
  const text = await readIfThere(STATE_FILE)
  return text === undefined ? undefined : (JSON.parse(text) as DocumentState[])
}

let refreshed: Promise<Set<string>> | undefined

/** The tags that were refreshed since the build, by this process and those before it. */
export function refreshedSinceBuild(): Promise<Set<string>> {
  refreshed ??= readIfThere(REFRESHED_FILE).then(
    (text = '') => new Set(text.split('\n').filter(Boolean)),
  )
  return refreshed
}

/** Remembers tags beyond the end of this process, however it ends. */
export async function noteRefreshed(tags: readonly string[]): Promise<void> {
  const known = await refreshedSinceBuild()
  const added = tags.filter((tag) => !known.has(tag))
  if (added.length === 0) return
  try {
    await appendFile(besideBuild(REFRESHED_FILE), `${added.join('\n')}\n`, { flush: true })
    for (const tag of added) known.add(tag)
  } catch (error) {
    // Where the build cannot be written to, no page that was rendered anew is kept in it either.
    console.warn(`content: cannot note what was refreshed (${(error as Error).message})`)
  }
}

const besideBuild = (name: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env.SITE_BUILD_DIR, name)

async function readIfThere(name: string): Promise<string | undefined> {
  try {
    return await readFile(besideBuild(name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
