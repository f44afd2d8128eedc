import { z } from 'zod'
import type { LakeOptions } from './options.ts'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)

/** The variables of the lake, with defaults. */
export const lakeVariables = {
  SITE_PORT: port(3000),
  STUDIO_PORT: port(3333),
  LAKE_PORT: port(3900),
  LAKE_DIR: z.string().default('.content-lake'),
  LAKE_TOKEN: z.string().optional(),
  LAKE_ORIGINS: z.string().optional(),
  LAKE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  LAKE_WEBHOOK_SECRET: z.string().optional(),
  LAKE_WEBHOOK_FILTER: z.string().optional(),
  LAKE_WEBHOOK_PROJECTION: z.string().optional(),
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
  const origins = env.LAKE_ORIGINS
    ? env.LAKE_ORIGINS.split(',').map((text) => readOrigin('LAKE_ORIGINS', text))
    : [env.STUDIO_PORT, env.SITE_PORT].flatMap((at) => [
        `http://localhost:${at}`,
        `http://127.0.0.1:${at}`,
      ])
  return {
    port: env.LAKE_PORT,
    storage: env.LAKE_DIR,
    origins,
    // The site's pages have no login.
    studioOrigins: origins.filter((origin) => new URL(origin).port !== String(env.SITE_PORT)),
    ...(env.LAKE_TOKEN && { token: env.LAKE_TOKEN }),
    webhook: env.LAKE_WEBHOOK_URL
      ? {
          url: env.LAKE_WEBHOOK_URL,
          secret: env.LAKE_WEBHOOK_SECRET,
          filter: env.LAKE_WEBHOOK_FILTER,
          projection: env.LAKE_WEBHOOK_PROJECTION,
        }
      : undefined,
  }
}

/** An origin as browsers send it; throws one line that says where it comes from. */
export function readOrigin(from: string, text: string): string {
  const origin = URL.parse(text.trim())?.origin
  if (!origin || origin === 'null')
    throw new Error(`${from}: "${text.trim()}" is not an origin; write it as http://localhost:3333`)
  return origin
}
