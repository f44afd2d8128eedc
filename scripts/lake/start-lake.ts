import { Lake } from './lake.ts'
import { completeOptions, type LakeOptions } from './options.ts'
import { readSeed, writeSeed } from './seed.ts'
import { serveLake } from './server.ts'

export type { LakeOptions }

/** A lake that accepts requests. */
export interface RunningLake {
  /** Its address, such as `http://localhost:3900`. */
  url: string
  port: number
  /** The bearer token of editors. */
  token: string
  /** What `createClient` of `@sanity/client` needs to write to it; add an `apiVersion`. */
  clientConfig: {
    projectId: string
    dataset: string
    apiHost: string
    useProjectHostname: false
    useCdn: false
    token: string
  }
  /** The number of documents that the seed added. */
  seeded: number
  /** Ends the server and closes its files; open connections are cut. */
  close(): Promise<void>
}

/**
 * Starts a content lake on loopback; resolves when it accepts requests. Rejects with one line when an option is wrong,
 * the port is taken (`code` is `EADDRINUSE`), the folder cannot be used, or the seed has a fault; nothing of a faulty
 * seed is stored.
 */
export async function startLake(options: LakeOptions = {}): Promise<RunningLake> {
  const settings = completeOptions(options)
  const seed = options.seed === undefined ? undefined : await readSeed(options.seed)
  const lake = new Lake(settings)
  let seeded = 0
  try {
    if (seed) seeded = writeSeed(lake.dataset(settings.dataset), seed)
  } catch (error) {
    await lake.close()
    throw error
  }
  const close = await serveLake(lake)
  const { url, port } = lake
  const { token } = lake.keys
  const { project: projectId, dataset } = settings
  const address = { apiHost: url, useProjectHostname: false, useCdn: false } as const
  return {
    url,
    port,
    token,
    clientConfig: { projectId, dataset, ...address, token },
    seeded,
    close,
  }
}
