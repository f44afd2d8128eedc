import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { type LakeOptions, startLake } from 'content-lake'

export const LAKE_TOKEN = 'the-token-of-the-tests'
export const STUDIO_ORIGIN = 'http://localhost:3333'
export const SITE_ORIGIN = 'http://localhost:3000'

export interface TestLake {
  url: string
  port: number
  /** The folder of its files. */
  dir: string
  /** A client with the write token. */
  client: SanityClient
  /** A client without a token. */
  visitor: SanityClient
  /** Stops the lake; `restart` starts it again. */
  stop(): Promise<void>
  /** Starts the lake again with the same directory and port. */
  restart(): Promise<void>
  /** Stops it, and removes its files. */
  close(): Promise<void>
}

/** Starts a real lake on a free port with its own directory; the test must close it. */
export async function startTestLake(changes: Partial<LakeOptions> = {}): Promise<TestLake> {
  const dir = changes.storage ?? (await mkdtemp(join(tmpdir(), 'lake-')))
  const options: LakeOptions = {
    storage: dir,
    token: LAKE_TOKEN,
    origins: [STUDIO_ORIGIN, SITE_ORIGIN],
    studioOrigins: [STUDIO_ORIGIN],
    ...changes,
  }
  let running = await startLake(options)
  let isRunning = true
  const stop = async () => {
    if (isRunning) await running.close()
    isRunning = false
  }
  return {
    dir,
    port: running.port,
    url: running.url,
    client: lakeClient(running.url, { token: LAKE_TOKEN }),
    visitor: lakeClient(running.url),
    stop,
    async restart() {
      await stop()
      running = await startLake({ ...options, port: running.port })
      isRunning = true
      // Clients need a moment to notice that idle connections are closed.
      await sleep(50)
    },
    async close() {
      await stop()
      // A test that passes a directory removes it itself.
      if (!changes.storage) await rm(dir, { recursive: true, force: true })
    },
  }
}

/** A client of this lake, configured like the site's. */
export function lakeClient(url: string, changes: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'lake',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2026-03-01',
    maxRetries: 0,
    ...changes,
  })
}
