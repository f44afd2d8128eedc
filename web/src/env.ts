import path from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const origin = z.url({
  protocol: /^https?$/,
  error: 'must be a web address, such as http://localhost:3000',
})
// `https://*.example.com` means all hosts of a provider.
const ORIGIN = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/
const origins = z.string().transform((list, context) => {
  const each = list.split(/[\s,]+/).filter(Boolean)
  if (!each.every((one) => ORIGIN.test(one))) {
    context.addIssue('must be origins such as https://chat.example.com, separated by commas')
  }
  return each
})
const secret = z.string().min(1).optional()
const signingSecret = z.string().min(16, 'must have 16 characters or more').optional()
const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://hooks.example/abc' })
  .optional()
// Addresses may hold a password or a key.
const SECRETS = /SECRET|TOKEN|LEADS_DATABASE_URL|CACHE_URL|WEBHOOK_URL|SMTP_URL/

const schema = z.object({
  SITE_PORT: port.default(3000),
  STUDIO_PORT: port.default(3333),
  // Tests build beside a site that may be running.
  SITE_BUILD_DIR: z.string().min(1).default('.next'),
  // `standalone` also writes a folder with all that a server needs, for images of containers.
  SITE_OUTPUT: z.enum(['standalone']).optional(),
  SITE_URL: origin.optional(),
  STUDIO_URL: origin.optional(),
  // The name of a Studio at Sanity: https://NAME.sanity.studio.
  STUDIO_HOST: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'may hold lower-case letters, digits and hyphens only')
    .optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'may hold lower-case letters, digits and hyphens only')
    .default('lake'),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]*$/, 'may hold lower-case letters, digits, - and _ only')
    .default('production'),
  // Who may read published documents: of a `private` dataset only who shows the read token.
  SANITY_DATASET_ACCESS: z.enum(['public', 'private']).default('public'),
  // An empty string means hosted Sanity, whose client knows its own host.
  SANITY_API_HOST: z.union([z.literal(''), origin]).optional(),
  SANITY_API_VERSION: z.iso.date('must be a date, such as 2026-03-01').default('2026-03-01'),
  SANITY_API_READ_TOKEN: secret,
  SANITY_WEBHOOK_SECRET: secret,
  // Signs the links to report files: the same on all servers.
  DOWNLOAD_SECRET: signingSecret,
  // Set by Next.
  NEXT_PHASE: z.string().optional(),
  TELEGRAM_API_URL: origin.default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: secret,
  TELEGRAM_CHAT_ID: secret,
  // Checked against the forms when requests are first accepted (leads/forms/chat-routes.ts).
  TELEGRAM_CHAT_IDS: z.string().optional(),
  LEADS_DATABASE: z.string().min(1).optional(),
  LEADS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  // Shared by all servers of the site (Redis or Valkey).
  CACHE_URL: z
    .url({
      protocol: /^rediss?$/,
      hostname: /./,
      error: 'must be an address of Redis or Valkey, such as redis://cache.example:6379',
    })
    .optional(),
  // Requests per minute from one IP address.
  LEADS_RATE_LIMIT: z.coerce.number().int().min(1).default(30),
  // New submissions per minute from all IP addresses.
  LEADS_GLOBAL_LIMIT: z.coerce.number().int().min(1).default(600),
  // Whether browsers solve a proof of work once half of LEADS_GLOBAL_LIMIT is used up.
  LEADS_CHALLENGE: z.enum(['near-limit', 'never']).default('near-limit'),
  // Whether a form sent faster than a person can type is blocked.
  LEADS_FILL_TIME: z.enum(['checked', 'ignored']).default('checked'),
  // How long one server may hold a message before another takes it up.
  LEADS_LEASE_SECONDS: z.coerce.number().int().min(1).default(60),
  // What the messaging service allows per chat, for all of our servers.
  LEADS_CHAT_PER_SECOND: z.coerce.number().int().min(1).default(1),
  LEADS_CHAT_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  // The number of trusted proxies in front of this server (X-Forwarded-For).
  LEADS_TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  // Where leads also go, beside the bot; each delivery is signed with the secret.
  LEADS_WEBHOOK_URL: endpoint,
  LEADS_WEBHOOK_SECRET: signingSecret,
  // Where people learn of abandoned leads and of a queue that does not move.
  ALERT_WEBHOOK_URL: endpoint,
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:key@mail.example',
    })
    .optional(),
  ALERT_EMAIL: z.email('must be an email address').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  // Without it, text where stdout is a terminal and JSON elsewhere.
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  METRICS_TOKEN: signingSecret,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  // The third-party chat: its script, our account's id, and further origins that it loads from.
  CHAT_SCRIPT_URL: origin.optional(),
  CHAT_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'may hold letters, digits, dots, hyphens and _ only')
    .optional(),
  CHAT_ORIGINS: origins.default([]),
})

/** Reads the environment; throws one clear line per malformed variable. */
export function parseEnv(source: Record<string, string | undefined>) {
  // A variable left empty in .env is a variable not set, except where '' has a meaning of its own.
  const given = Object.entries(source).filter(([key, value]) => value || key === 'SANITY_API_HOST')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const it = `${name} ${issue.message}`
      // A secret is not repeated: the console may be recorded.
      return SECRETS.test(name) ? it : `${it} (it is ${JSON.stringify(source[name])})`
    })
    throw new EnvError(lines.join('\n'))
  }
  const env = parsed.data
  if (Boolean(env.CHAT_SCRIPT_URL) !== Boolean(env.CHAT_ID)) {
    throw new EnvError('CHAT_SCRIPT_URL and CHAT_ID belong together: set both or neither')
  }
  if (env.TELEGRAM_CHAT_IDS && !env.TELEGRAM_CHAT_ID) {
    throw new EnvError('TELEGRAM_CHAT_IDS needs TELEGRAM_CHAT_ID, the chat of everything else')
  }
  if (Boolean(env.LEADS_WEBHOOK_URL) !== Boolean(env.LEADS_WEBHOOK_SECRET)) {
    throw new EnvError(
      'LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET belong together: set both or neither',
    )
  }
  if (Boolean(env.SMTP_URL) !== Boolean(env.ALERT_EMAIL)) {
    throw new EnvError('SMTP_URL and ALERT_EMAIL belong together: set both or neither')
  }
  if (env.SANITY_DATASET_ACCESS === 'private' && !env.SANITY_API_READ_TOKEN) {
    throw new EnvError('SANITY_API_READ_TOKEN is missing: a private dataset needs it')
  }
  const hostedStudio = env.STUDIO_HOST && `https://${env.STUDIO_HOST}.sanity.studio`
  const studioUrl = env.STUDIO_URL ?? hostedStudio ?? `http://localhost:${env.STUDIO_PORT}`
  return {
    ...env,
    // Without a chat, its origins are not allowed.
    CHAT_ORIGINS: env.CHAT_SCRIPT_URL
      ? [...new Set([new URL(env.CHAT_SCRIPT_URL).origin, ...env.CHAT_ORIGINS])]
      : [],
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`,
    STUDIO_URL: studioUrl,
    // Sanity shows a hosted Studio inside its dashboard, too.
    STUDIO_ORIGINS: [
      new URL(studioUrl).origin,
      ...(hostedStudio ? [hostedStudio, 'https://www.sanity.io'] : []),
    ].filter((each, index, all) => all.indexOf(each) === index),
    // The local lake has one project only: any other id is a project at Sanity.
    SANITY_API_HOST:
      env.SANITY_API_HOST ?? (env.SANITY_PROJECT_ID === 'lake' ? 'http://localhost:3900' : ''),
    // Next runs in web/; runtime data is in the repository's root.
    LEADS_DATABASE: env.LEADS_DATABASE ?? path.join(process.cwd(), '../.data/leads.db'),
  }
}

/** One or more environment variables are malformed; the message has a line for each. */
export class EnvError extends Error {
  override name = 'EnvError'
}

export const env = parseEnv(process.env)

/** Whether this is `npm run dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development'
