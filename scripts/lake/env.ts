import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { makePrivateFolder } from './files/private-files.ts'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)

/** Everything except documents that the lake itself writes. */
const DEFAULT_FILTER = '!string::startsWith(_type, "system.")'
const DEFAULT_PROJECTION = `{
  _id,
  _type,
  "path": after().path.current,
  "previousPath": before().path.current,
  "operation": delta::operation()
}`

/** The variables of the lake, with defaults. */
export const lakeVariables = {
  SITE_PORT: port(3000),
  STUDIO_PORT: port(3333),
  LAKE_PORT: port(3900),
  LAKE_DIR: z.string().default(resolve(import.meta.dirname, '../../.data/lake')),
  LAKE_TOKEN: z.string().optional(),
  LAKE_ORIGINS: z.string().optional(),
  LAKE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  LAKE_WEBHOOK_SECRET: z.string().optional(),
  LAKE_WEBHOOK_FILTER: z.string().default(DEFAULT_FILTER),
  LAKE_WEBHOOK_PROJECTION: z.string().default(DEFAULT_PROJECTION),
}

export interface WebhookSettings {
  url: string
  secret: string | undefined
  filter: string
  projection: string
}

export interface LakeOptions {
  port: number
  dir: string
  token: string
  /** Origins whose pages may send requests to the lake. */
  origins: string[]
  /** The origins among them that get the local login: the Studio's, not the site's. */
  studioOrigins: string[]
  webhook: WebhookSettings | undefined
  /** How long a request may take to arrive; a minute when left out. */
  requestTimeoutMs?: number
  /** How long a query may take; 10 s when left out. */
  queryTimeoutMs?: number
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
    ? env.LAKE_ORIGINS.split(',').map(readOrigin)
    : [env.STUDIO_PORT, env.SITE_PORT].flatMap((at) => [
        `http://localhost:${at}`,
        `http://127.0.0.1:${at}`,
      ])
  return {
    port: env.LAKE_PORT,
    dir: env.LAKE_DIR,
    token: env.LAKE_TOKEN ?? keptSecret(env.LAKE_DIR, 'token'),
    origins,
    studioOrigins: origins.filter((origin) => new URL(origin).port !== String(env.SITE_PORT)),
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

/** Reads a secret from a file that only its owner can read; generates it on first use. */
export function keptSecret(dir: string, name: string): string {
  const file = join(dir, name)
  // A full disk or a crash can leave an empty file; an empty key would let anyone sign.
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept) return kept
  makePrivateFolder(dir)
  const secret = randomBytes(24).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

function readOrigin(text: string): string {
  const origin = URL.parse(text.trim())?.origin
  if (!origin || origin === 'null')
    throw new Error(
      `LAKE_ORIGINS: "${text.trim()}" is not an origin; write it as http://localhost:3333`,
    )
  return origin
}
