import { join } from 'node:path'
import { ROOT } from '../../scripts/run/root.ts'
import { BOT_TOKEN, CHAT_ID } from '../support/bot-double.ts'
import { LAKE_TOKEN } from '../support/lake.ts'

/** Everything that the engine keeps between two runs. */
export const FOLDER = process.env.DEPLOY_FOLDER ?? join(ROOT, '.data/deploy')

export const DATABASE = join(FOLDER, 'database')

export const CONTENT_PORT = 3910
export const BOT_PORT = 3911
export const CONTROL_PORT = 3912
export const HTTPS_PORT = 28_443
export const HTTP_PORT = 28_080
export const SITE_URL = `https://localhost:${HTTPS_PORT}`
export const WEBHOOK_SECRET = 'the-webhook-secret-of-the-tests'
export const METRICS_TOKEN = 'the-metrics-token-of-the-tests'

/** A name that the lake accepts, and that does not resolve to loopback inside a container. */
export const CONTENT_HOST = 'content.localhost'
export const API_HOST = `http://${CONTENT_HOST}:${CONTENT_PORT}`

/**
 * Every character that a URL, a shell, YAML or an env file could interpret; an apostrophe would end the value in an env
 * file.
 */
export const PASSWORD = 'p@ss:w/o#r d%41&?=+"[]{}$HOME`,;<>|*~!\\é'

/** The env file of somebody who follows the README. */
export const ENV_FILE = [
  'VERSION=1',
  'PROXY_VERSION=1',
  `SITE_URL=${SITE_URL}`,
  'LISTEN=127.0.0.1',
  `HTTP_PORT=${HTTP_PORT}`,
  `HTTPS_PORT=${HTTPS_PORT}`,
  `TLS_FOLDER=${join(FOLDER, 'tls')}`,
  `BACKUPS=${join(FOLDER, 'backups')}`,
  `POSTGRES_PASSWORD='${PASSWORD}'`,
  `SANITY_API_HOST=${API_HOST}`,
  'SANITY_PROJECT_ID=lake',
  'SANITY_DATASET=production',
  `SANITY_API_READ_TOKEN=${LAKE_TOKEN}`,
  `SANITY_WEBHOOK_SECRET=${WEBHOOK_SECRET}`,
  'DOWNLOAD_SECRET=the-download-secret-of-the-tests',
  `TELEGRAM_API_URL=http://${CONTENT_HOST}:${BOT_PORT}`,
  `TELEGRAM_BOT_TOKEN=${BOT_TOKEN}`,
  `TELEGRAM_CHAT_ID=${CHAT_ID}`,
  `METRICS_TOKEN=${METRICS_TOKEN}`,
  'LEADS_FILL_TIME=ignored',
  // All requests of the drills come from one address.
  'LEADS_RATE_LIMIT=100000',
].join('\n')
