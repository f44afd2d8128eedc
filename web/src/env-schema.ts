import { z } from 'zod'

// All variables of the site. Scripts import this file, too, so it imports nothing of the site or Next.

const port = count('a port number from 1 to 65535', 1, 65_535)
const positive = count('a whole number, 1 or more', 1)
const address = z.url({
  protocol: /^https?$/,
  error: 'must be a web address, such as https://www.example.com',
})
const text = z.string().min(1)
const signingSecret = z.string().min(16, 'must have 16 characters or more')
/**
 * The address of another company's script with the id of our account there: `https://chat.example/{id}.js#ID`. Its origin
 * becomes part of the Content-Security-Policy. Everybody may read it, and browsers refuse one with a password.
 */
const script = (id: RegExp, what: string) =>
  z
    .url({
      protocol: /^https?$/,
      hostname: /^[\w.-]+$/,
      abort: true,
      error: 'must be the address of a script, such as https://chat.example.com/widget.js#ID',
    })
    .refine(
      (address) => !/^[^/]+\/\/[^/?#]*@/.test(address),
      'must be the address of a script, without a user name or password',
    )
    .refine((address) => id.test(address.split('#')[1] ?? ''), `must end in # and ${what}`)
// `https://*.example.com` matches all hosts of a provider; `https://*.com` would match everybody's.
const ORIGIN = /^https?:\/\/(\*\.(?=[\w-]+\.))?[\w.-]+(:\d+)?$/
const origins = z.string().transform((list, context) => {
  const each = list.split(/[\s,]+/).filter(Boolean)
  if (!each.every((one) => ORIGIN.test(one))) {
    context.addIssue('must be origins such as https://chat.example.com, separated by commas')
  }
  return each
})

/** The version of Sanity's API that the site and the commands are written for. */
export const SANITY_API_VERSION = '2026-03-01'

/** Whether `LEADS_DATABASE_URL` is the address of a PostgreSQL database, rather than the path of a file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** The type and default of each variable. */
export const siteVariables = {
  SITE_PORT: port.default(3000),
  // Where to listen: 0.0.0.0 in a container, whose build is another one (next.config.ts).
  SITE_LISTEN: text.default('localhost'),
  STUDIO_PORT: port.default(3333),
  // Tests build while a site may be running.
  SITE_BUILD_DIR: text.default('.next'),
  SITE_URL: address.optional(),
  // A Studio that Sanity hosts is at https://NAME.sanity.studio.
  STUDIO_URL: address.optional(),
  SANITY_PROJECT_ID: word(/^[a-z0-9-]+$/, 'a Sanity project id').default('lake'),
  SANITY_DATASET: word(
    /^~?[a-z0-9][a-z0-9_-]{0,63}$/,
    'the name of a dataset: lower-case letters, digits, - and _',
  ).default('production'),
  // Who may read published documents; for a `private` dataset only with the read token.
  SANITY_DATASET_ACCESS: oneOf('public', 'private').default('public'),
  // An empty string means hosted Sanity, whose client knows its host.
  SANITY_API_HOST: z
    .union([z.literal(''), address], 'must be a web address, or empty for Sanity’s own')
    .optional(),
  // Also signs preview passes (lib/draft-pass.ts) and links to report files.
  SANITY_API_READ_TOKEN: text.optional(),
  TELEGRAM_API_URL: address.default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: text.optional(),
  TELEGRAM_CHAT_ID: text.optional(),
  // Checked against the forms when the first request is accepted (leads/forms/chat-routes.ts).
  TELEGRAM_CHAT_IDS: text.optional(),
  // An SQLite file, by its path or a `file:` address, or a PostgreSQL database.
  LEADS_DATABASE_URL: z
    .string()
    .refine(
      (given) => (isPostgresUrl(given) ? URL.canParse(given) : /^(file:.|(?!\w{2,}:))/.test(given)),
      'must be the path of a file, or an address such as postgres://user:password@db.example/leads',
    )
    .transform((given) => given.replace(/^file:(\/\/(?=\/))?/, ''))
    .optional(),
  // Requests per minute from one IP address. All together may send sixty times as many (leads/server/store/settings.ts).
  LEADS_RATE_LIMIT: positive.default(10),
  // Whether to block a form that was filled in faster than a person can type.
  LEADS_FILL_TIME: oneOf('checked', 'ignored').default('checked'),
  // Number of trusted proxies in front of this server (X-Forwarded-For).
  LEADS_TRUSTED_PROXIES: count('a whole number, 0 or more', 0).default(0),
  // Additional target for leads besides the bot; deliveries are signed with the secret.
  LEADS_WEBHOOK_URL: address.optional(),
  LEADS_WEBHOOK_SECRET: signingSecret.optional(),
  // Receives alerts about abandoned leads and a stuck queue.
  ALERT_WEBHOOK_URL: address.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:key@mail.example',
    })
    .optional(),
  ALERT_EMAIL: z.email('must be an email address').optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  METRICS_TOKEN: signingSecret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  // The third-party chat, and the measurement of visits, whose id says whose it is (app/api/consent).
  CHAT_SCRIPT_URL: script(
    /^[\w.-]{1,100}$/,
    'the id of our account: letters, digits, dots, hyphens and _',
  ).optional(),
  ANALYTICS_SCRIPT_URL: script(
    /^(GTM-[A-Z0-9]{4,12}|\d{1,9}|([a-z0-9-]+\.)+[a-z][a-z0-9-]+)$/,
    'a container of Google Tag Manager (GTM-ABC123), the number of a site in Matomo, or the domain of a site in Plausible (www.example.com)',
  ).optional(),
  // What these load besides their scripts.
  THIRD_PARTY_ORIGINS: origins.default([]),
}

/** Build-time variables: values in pages or in the image. All others are read at server start. */
export const BUILD_VARIABLES: ReadonlySet<string> = new Set<keyof typeof siteVariables>([
  ...(['SITE_PORT', 'SITE_LISTEN', 'STUDIO_PORT', 'SITE_BUILD_DIR'] as const),
  ...(['SITE_URL', 'STUDIO_URL'] as const),
  ...(['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_DATASET_ACCESS', 'SANITY_API_HOST'] as const),
  ...(['CHAT_SCRIPT_URL', 'ANALYTICS_SCRIPT_URL', 'THIRD_PARTY_ORIGINS'] as const),
])

/** Secrets, and URLs that may contain a password or key: never printed, never part of a build. */
export const SECRET_VARIABLES: ReadonlySet<string> = new Set([
  'SANITY_API_READ_TOKEN',
  'SANITY_API_WRITE_TOKEN',
  'TELEGRAM_BOT_TOKEN',
  'LEADS_DATABASE_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'ALERT_WEBHOOK_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])

function count(what: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  const error = `must be ${what}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

function word(pattern: RegExp, what: string) {
  return z.string().regex(pattern, `must be ${what}`)
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, `must be ${values.join(' or ')}`)
}
