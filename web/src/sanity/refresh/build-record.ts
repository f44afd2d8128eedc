import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type FilteredResponseQueryOptions, type SanityClient } from '@sanity/client'
import { env } from '../../env.ts'
import { log } from '../../lib/log.ts'
import { clientConfig } from '../read/client-config.ts'
import type { Change } from './cache-tags.ts'

// Relative imports with extensions: Node also loads this file for next.config.ts, without a bundler.

/** A document's revision, and the fields that its cache tags are made of. */
export type DocumentState = { _id: string; _type: string; _rev: string; path: string | null }

// No `defineQuery`: the result has the same four fields for every type.
const STATE_QUERY = '*[]{_id, _type, _rev, "path": path.current}'

/** The revisions of all published documents. */
export function readContentState(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<DocumentState[]> {
  return client.fetch<DocumentState[]>(STATE_QUERY, {}, options)
}

/** The changes between two states, in the form of the webhook. */
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
    // A document that was deleted and created again may have another type.
    if (old && old._type !== _type) changes.push({ _id, _type: old._type })
  }
  const deleted = [...earlier.values()].map(({ _id, _type, path }) => ({
    _id,
    _type,
    previousPath: path,
  }))
  return [...changes, ...deleted]
}

// Relative imports with extensions: Node also loads this file for next.config.ts, without a bundler.

/** The state of the content before the build rendered its first page. */
const STATE_FILE = 'content-at-build.json'
/** The tags expired since the build, one per line: pages rendered again are also on disk. */
const REFRESHED_FILE = 'refreshed-since-build.txt'

/** Records the content of a build, so that a start can find what has changed. */
export async function recordContentAtBuild({ distDir }: { distDir: string }): Promise<void> {
  const state = await readContentState(createClient(clientConfig))
  await writeFile(path.join(distDir, STATE_FILE), JSON.stringify(state))
  await rm(path.join(distDir, REFRESHED_FILE), { force: true })
}

/** The content of the build; undefined without a build, as in development. */
export async function contentAtBuild(): Promise<DocumentState[] | undefined> {
  const text = await readIfThere(STATE_FILE)
  return text === undefined ? undefined : (JSON.parse(text) as DocumentState[])
}

let refreshed: Promise<Set<string>> | undefined

/** The tags expired since the build, by this process and earlier ones. */
export function refreshedSinceBuild(): Promise<Set<string>> {
  refreshed ??= readIfThere(REFRESHED_FILE).then(
    (text = '') => new Set(text.split('\n').filter(Boolean)),
  )
  return refreshed
}

/** Stores expired tags on disk, so that they survive a crash. */
export async function noteRefreshed(tags: readonly string[]): Promise<void> {
  const known = await refreshedSinceBuild()
  const added = tags.filter((tag) => !known.has(tag))
  if (added.length === 0) return
  try {
    await appendFile(besideBuild(REFRESHED_FILE), `${added.join('\n')}\n`, { flush: true })
    for (const tag of added) known.add(tag)
  } catch (error) {
    // If the build is read-only, pages rendered again are not stored in it either.
    log.warn({ reason: (error as Error).message }, 'content: cannot note what was refreshed')
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
