import { z } from 'zod'
import type { LakeOptions } from './lake.ts'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)

/** The variables of the lake, with defaults. */
export const lakeVariables = {
  SITE_PORT: port(3000),
  STUDIO_PORT: port(3333),
  LAKE_PORT: port(3900),
  LAKE_DIR: z.string().default('.content-lake'),
}

/** Reads the lake's options from environment variables; throws one line that names what is wrong. */
export function readLakeEnv(source: NodeJS.ProcessEnv = process.env): LakeOptions {
  const given = Object.entries(source).filter(([, value]) => value !== '')
  const parsed = z.object(lakeVariables).safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(issues.join('; '))
  }
  const env = parsed.data
  const studioOrigins = loopback(env.STUDIO_PORT)
  return {
    port: env.LAKE_PORT,
    storage: env.LAKE_DIR,
    origins: [...studioOrigins, ...loopback(env.SITE_PORT)],
    // The site's pages have no login.
    studioOrigins,
  }
}

const loopback = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
