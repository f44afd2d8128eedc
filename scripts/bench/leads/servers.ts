import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../../env.ts'
import type { Child, ProcessGroup } from '../../run/process-group.ts'
import * as programs from '../../run/programs.ts'
import { untilReady } from '../../run/ready.ts'
import { serveSmallApp } from '../../run/small-app.ts'

/** Each request has its own IP address, as behind a proxy; limits are counted but never reached. */
const UNLIMITED = {
  LEADS_TRUSTED_PROXIES: '1',
  LEADS_RATE_LIMIT: '1000000000',
  LEADS_GLOBAL_LIMIT: '1000000000',
  LEADS_CHAT_PER_SECOND: '1000000',
  LEADS_CHAT_PER_MINUTE: '1000000',
}

type Site = { settings: Settings; secrets: programs.Secrets }
type Where = { location: string; botUrl?: string }

/** Serves the built site with this database, with or without a bot. */
export async function serveSite(
  processGroup: ProcessGroup,
  { settings, secrets }: Site,
  { location, botUrl }: Where,
): Promise<{ server: Child; url: string }> {
  const isPostgres = location.startsWith('postgres:')
  const program = programs.site(settings, secrets, 'start')
  const server = processGroup.start({
    ...program,
    env: {
      ...program.env,
      ...UNLIMITED,
      LEADS_DATABASE: isPostgres ? undefined : location,
      LEADS_DATABASE_URL: isPostgres ? location : undefined,
      TELEGRAM_API_URL: botUrl,
      TELEGRAM_BOT_TOKEN: botUrl && '1:bench',
      TELEGRAM_CHAT_ID: botUrl && '1',
    },
  })
  await untilReady(server, settings.siteUrl)
  return { server, url: `${settings.siteUrl}/api/submissions` }
}

const PATH = 'api/empty'

/** Serves a route handler that only answers 202: the baseline cost of a POST. */
export async function serveEmptyHandler(
  processGroup: ProcessGroup,
  port: number,
): Promise<{ server: Child; url: string }> {
  const handler = 'export const POST = async () => new Response(null, { status: 202 })\n'
  const files = { [`app/${PATH}/route.js`]: handler }
  const { server, url } = await serveSmallApp(processGroup, { name: 'empty-handler', port, files })
  return { server, url: url + PATH }
}

/** A local messaging service that accepts everything at once. */
export async function startQuickBot() {
  let messages = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      messages += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    takeDelivered: () => {
      const taken = messages
      messages = 0
      return taken
    },
  }
}
