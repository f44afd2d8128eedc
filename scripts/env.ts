import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { lakeVariables } from 'content-lake/environment'
import { z } from 'zod'
import { EnvError, parseVariables } from '../web/src/env-faults.ts'
import { keepLoopbackDirect } from '../web/src/env-proxies.ts'
import { isPostgresUrl, siteVariables } from '../web/src/env-schema.ts'
import { ROOT } from './run/root.ts'
import { StartError } from './run/start-error.ts'

const DATA = join(ROOT, '.data')

// Relative to the repository, because children run in other folders.
const path = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((given) => resolve(ROOT, given))

/** Every variable of the site, the lake, the Studio and the commands. */
export const variables = {
  ...lakeVariables,
  ...siteVariables,
  LAKE_PORT: siteVariables.SITE_PORT.unwrap().default(3900),
  LAKE_DIR: path(join(DATA, 'lake')),
  LEADS_DATABASE_URL: siteVariables.LEADS_DATABASE_URL.unwrap()
    .default(join(DATA, 'leads.db'))
    .transform((given) => (isPostgresUrl(given) ? given : resolve(ROOT, given))),
  SANITY_API_WRITE_TOKEN: z.string().optional(),
}

/** The settings of the commands, with defaults. */
export type Settings = ReturnType<typeof readSettings>

/**
 * Loads `.env.local` and `.env` if they exist; variables that are already set win. Keeps proxies away from this machine,
 * also for the processes that the command starts.
 */
export function loadEnvFiles(root = ROOT, env = process.env): void {
  for (const name of ['.env.local', '.env']) {
    const path = join(root, name)
    if (!existsSync(path)) continue
    for (const [variable, value] of Object.entries(parseEnv(readText(path))))
      env[variable] ??= value
  }
  keepLoopbackDirect(env)
}

/** A text file in UTF-8, with or without a byte order mark, or in UTF-16, in which PowerShell writes. */
function readText(path: string): string {
  try {
    const bytes = readFileSync(path)
    const encoding =
      bytes[0] === 0xfe ? 'utf-16be' : bytes[1] === 0xfe || bytes[1] === 0 ? 'utf-16le' : 'utf-8'
    return new TextDecoder(encoding).decode(bytes)
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}.`)
  }
}

/** Parses the environment; throws a `StartError` with one line per fault. */
export function readSettings(source: NodeJS.ProcessEnv) {
  const env = parse(source)
  const ports = { site: env.SITE_PORT, studio: env.STUDIO_PORT, lake: env.LAKE_PORT }
  const lakeUrl = `http://localhost:${ports.lake}`
  // The local lake has one fixed project id; any other one means Sanity's API.
  const apiHost = env.SANITY_API_HOST ?? (env.SANITY_PROJECT_ID === 'lake' ? lakeUrl : '')
  return {
    ports,
    siteUrl: env.SITE_URL ?? `http://localhost:${ports.site}`,
    studioUrl: env.STUDIO_URL ?? `http://localhost:${ports.studio}`,
    content: {
      where: apiHost === lakeUrl ? ('local' as const) : ('remote' as const),
      apiHost,
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
      access: env.SANITY_DATASET_ACCESS,
      token: env.SANITY_API_READ_TOKEN,
    },
    telegram: {
      apiUrl: env.TELEGRAM_API_URL,
      botToken: env.TELEGRAM_BOT_TOKEN,
      chatId: env.TELEGRAM_CHAT_ID,
      chatIds: env.TELEGRAM_CHAT_IDS,
    },
    lakeDir: env.LAKE_DIR,
    /** The path of an SQLite file, or a `postgres://` address. */
    leadsDatabase: env.LEADS_DATABASE_URL,
    buildDirs: { site: env.SITE_BUILD_DIR, studio: env.SITE_BUILD_DIR.replace('.next', 'dist') },
    dataDir: DATA,
    /** All variables of the site, for its process. */
    site: asText(env),
  }
}

function asText(values: Record<string, unknown>): Record<string, string | undefined> {
  const text = (value: unknown) => (value === undefined ? undefined : String(value))
  return Object.fromEntries(Object.keys(siteVariables).map((name) => [name, text(values[name])]))
}

function parse(source: NodeJS.ProcessEnv) {
  try {
    return parseVariables(variables, source)
  } catch (error) {
    throw error instanceof EnvError ? new StartError(error.message) : error
  }
}
