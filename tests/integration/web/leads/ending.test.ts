import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LONGEST_SEND_MS } from '@/leads/server/open-leads'
import { createProcessGroup } from '../../../../scripts/run/process-group'
import * as programs from '../../../../scripts/run/programs'
import { untilReady } from '../../../../scripts/run/ready'
import { type BotDouble, startBotDouble } from '../../../support/bot-double'
import { type Stack, startStack } from '../../../support/stack'
import { testPorts } from '../../../support/test-urls'
import { submission } from '../../leads/open-test-leads'

/** Longer than `npm start` waits for the other servers. */
const SLOW_MS = 8000
const processGroup = createProcessGroup(() => undefined)
let bot: BotDouble
let stack: Stack

beforeAll(async () => {
  bot = await startBotDouble(testPorts().bot)
  stack = await startStack()
})

afterAll(async () => {
  await processGroup.stop()
  await stack?.stop()
  await bot?.stop()
})

test('npm start ends while the bot is slow: the delivery is recorded first, and not repeated', async () => {
  const { settings, lakeToken, webhookSecret } = stack
  const leadsDatabase = join(stack.dir, 'ending.db')
  const ports = { ...settings.ports, site: settings.ports.site + 1 }
  const siteUrl = `http://localhost:${ports.site}`
  const own = { ...settings, ports, siteUrl, leadsDatabase }
  const program = programs.site(
    own,
    { lakeToken, downloads: 'the-download-secret-of-the-tests', webhook: webhookSecret },
    'start',
  )
  const env = { ...program.env, LEADS_FILL_TIME: 'ignored' }
  await untilReady(processGroup.start({ ...program, env }), `${siteUrl}/robots.txt`)
  bot.next({ kind: 'slow', ms: SLOW_MS })
  const response = await fetch(`${siteUrl}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify(submission()),
  })
  expect(response.status).toBe(202)
  await vi.waitFor(() => expect(bot.messages).toHaveLength(1), { timeout: 10_000 })
  await processGroup.stop()
  const file = new DatabaseSync(leadsDatabase, { readOnly: true })
  expect(file.prepare('select state, started_attempts from outbox_entry').all()).toMatchObject([
    { state: 'delivered', started_attempts: 1 },
  ])
  file.close()
  expect(bot.messages).toHaveLength(1)
})

test('npm start waits for the site longer than the site waits for the bot', () => {
  const { settings, lakeToken, webhookSecret } = stack
  const { stopTimeoutMs } = programs.site(
    settings,
    { lakeToken, downloads: 'the-download-secret-of-the-tests', webhook: webhookSecret },
    'start',
  )
  // A hanging PostgreSQL has 15 s to take the record.
  expect(stopTimeoutMs).toBeGreaterThan(LONGEST_SEND_MS + 15_000)
})
