import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { ROOT } from './run/root.ts'
import { StartError } from './run/start-error.ts'
import { isSeedDay } from './seed/date-seed.ts'

const DATA = join(ROOT, '.data')

const port = (fallback: number) =>
  z.coerce
    .number('must be a port number')
    .int('must be a whole port number')
    .min(1, 'must be a port from 1 to 65535')
    .max(65535, 'must be a port from 1 to 65535')
    .default(fallback)

// Relative to the repository, since children run in different folders.
const path = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((given) => resolve(ROOT, given))

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://localhost:3000',
})
const word = (pattern: RegExp, error: string) => z.string().regex(pattern, error)

const variables = z.object({
  SITE_PORT: port(3000),
  STUDIO_PORT: port(3333),
  LAKE_PORT: port(3900),
  SITE_URL: address.optional(),
  STUDIO_URL: address.optional(),
  STUDIO_HOST: word(/^[a-z0-9-]+$/, 'must be the name before .sanity.studio').optional(),
  SANITY_PROJECT_ID: word(/^[a-z0-9-]+$/, 'must be a Sanity project id').default('lake'),
  SANITY_DATASET: word(/^[a-z0-9_-]{1,64}$/, 'must be a dataset name').default('production'),
  SANITY_DATASET_ACCESS: z
    .enum(['public', 'private'], 'must be public or private')
    .default('public'),
  SANITY_API_HOST: z.union([z.literal(''), address], 'must be an address, or empty').optional(),
  SANITY_API_VERSION: word(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-03-01').default(
    '2026-03-01',
  ),
  SANITY_API_READ_TOKEN: z.string().optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  DOWNLOAD_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  TELEGRAM_API_URL: address.optional(),
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_CHAT_ID: z.string().optional(),
  TELEGRAM_CHAT_IDS: z.string().optional(),
  CHAT_SCRIPT_URL: address.optional(),
  CHAT_ID: z.string().optional(),
  CHAT_ORIGINS: z.string().optional(),
  LAKE_DIR: path(join(DATA, 'lake')),
  LAKE_TOKEN: z.string().optional(),
  SITE_BUILD_DIR: z.string().default('.next'),
  SITE_OUTPUT: z.enum(['standalone'], 'must be standalone, or empty').optional(),
  STUDIO_BUILD_DIR: z.string().default('dist'),
  SEED_DATE: z
    .string()
    .refine(isSeedDay, 'must be a date after October 31, 2025, such as 2026-11-22')
    .optional(),
  LEADS_DATABASE: path(join(DATA, 'leads.db')),
  LEADS_OPERATOR: z.string().trim().min(1, 'must be a name').max(100).optional(),
  LEADS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
})

/** The settings of the commands, with defaults. */
export type Settings = ReturnType<typeof readSettings>

/** Loads `.env.local` and `.env` if they exist; variables that are already set win. */
export function loadEnvFiles(root = ROOT): void {
  for (const name of ['.env.local', '.env']) {
    const path = join(root, name)
    if (existsSync(path)) loadEnvFile(path)
  }
}

/** Parses the environment, or throws one line for each variable that is malformed. */
export function readSettings(source: NodeJS.ProcessEnv) {
  const given = Object.entries(source).filter(
    ([key, value]) => value !== '' || key === 'SANITY_API_HOST',
  )
  const parsed = variables.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new StartError(parsed.error.issues.map((issue) => complaint(issue, source)).join('\n'))
  }
  const env = parsed.data
  const ports = { site: env.SITE_PORT, studio: env.STUDIO_PORT, lake: env.LAKE_PORT }
  const lakeUrl = `http://localhost:${ports.lake}`
  // A project id without a host means Sanity's API, since the local lake has only its own project.
  const apiHost = env.SANITY_API_HOST ?? (env.SANITY_PROJECT_ID === 'lake' ? lakeUrl : '')
  const hostedStudio = env.STUDIO_HOST && `https://${env.STUDIO_HOST}.sanity.studio`
  return {
    ports,
    siteUrl: env.SITE_URL ?? `http://localhost:${ports.site}`,
    studioUrl: env.STUDIO_URL ?? hostedStudio ?? `http://localhost:${ports.studio}`,
    studioHost: env.STUDIO_HOST,
    content: {
      where: apiHost === lakeUrl ? ('local' as const) : ('remote' as const),
      apiHost,
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
      access: env.SANITY_DATASET_ACCESS,
      apiVersion: env.SANITY_API_VERSION,
      token: env.SANITY_API_READ_TOKEN,
    },
    webhookSecret: env.SANITY_WEBHOOK_SECRET,
    downloadSecret: env.DOWNLOAD_SECRET,
    telegram: {
      apiUrl: env.TELEGRAM_API_URL,
      botToken: env.TELEGRAM_BOT_TOKEN,
      chatId: env.TELEGRAM_CHAT_ID,
      chatIds: env.TELEGRAM_CHAT_IDS,
    },
    chat: { scriptUrl: env.CHAT_SCRIPT_URL, id: env.CHAT_ID, origins: env.CHAT_ORIGINS },
    lakeDir: env.LAKE_DIR,
    lakeToken: env.LAKE_TOKEN,
    leadsDatabase: env.LEADS_DATABASE,
    leadsDatabaseUrl: env.LEADS_DATABASE_URL,
    leadsOperator: env.LEADS_OPERATOR,
    siteOutput: env.SITE_OUTPUT,
    buildDirs: { site: env.SITE_BUILD_DIR, studio: env.STUDIO_BUILD_DIR },
    dataDir: DATA,
  }
}

function complaint({ path, message }: z.core.$ZodIssue, source: NodeJS.ProcessEnv): string {
  const name = String(path[0])
  // Secrets are not printed: the terminal may be recorded.
  return /SECRET|TOKEN|LEADS_DATABASE_URL/.test(name)
    ? `${name} ${message}.`
    : `${name} ${message}, not "${source[name]}".`
}
