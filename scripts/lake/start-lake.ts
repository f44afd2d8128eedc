import { Lake, type LakeOptions } from './lake.ts'
import { serveLake } from './server.ts'

export type { LakeOptions }

/** A lake that accepts requests. */
export interface RunningLake {
  /** Its address, such as `http://localhost:3900`. */
  url: string
  port: number
  /** Ends the server and closes its files; open connections are cut. */
  close(): Promise<void>
}

/**
 * Starts a content lake on loopback; resolves when it accepts requests. Rejects with one line when the port is taken
 * (`code` is `EADDRINUSE`) or the folder cannot be used.
 */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  const lake = new Lake(options)
  const close = await serveLake(lake)
  return { url: lake.url, port: lake.port, close }
}
