import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { env } from '../../env.ts'
import { clientConfig } from '../sanity/client-config.ts'
import { type DocumentState, readContentState } from './content-state.ts'

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
