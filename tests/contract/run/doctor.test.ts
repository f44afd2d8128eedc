import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openLeadsDatabase } from '@/leads/server/store/open-leads-database'
import { ROOT } from '../../../scripts/run/root.ts'
import {
  BOT_TOKEN,
  type BotDouble,
  CHAT_ID,
  PRESS_CHAT,
  startBotDouble,
} from '../../support/bot-double.ts'
import { testPorts } from '../../support/test-urls.ts'

const ports = testPorts()
let bot: BotDouble
let dir = ''

beforeAll(async () => {
  bot = await startBotDouble()
  dir = mkdtempSync(join(tmpdir(), 'doctor-'))
  await (await openLeadsDatabase(join(dir, 'leads.db'))).destroy()
})

afterAll(async () => {
  await bot?.stop()
  rmSync(dir, { recursive: true, force: true })
})

type Outcome = { name: string; status: string; message: string; advice?: string }

/** Runs the command on the running lake and site with these changes. */
async function doctor(changes: Record<string, string>, args = ['--json']) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(SANITY|LAKE|SITE|STUDIO|LEADS|TELEGRAM)_/.test(name),
  )
  const env = {
    ...Object.fromEntries(own),
    SITE_PORT: String(ports.site),
    STUDIO_PORT: String(ports.studio),
    LAKE_PORT: String(ports.lake),
    LAKE_DIR: inject('lakeDir'),
    TELEGRAM_API_URL: bot.url,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_CHAT_ID: CHAT_ID,
    LEADS_DATABASE_URL: join(dir, 'leads.db'),
    ...changes,
  }
  return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
    const program = join(ROOT, 'scripts/doctor/doctor.ts')
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}

test('a running lake and site are healthy', async () => {
  const { status, out } = await doctor({}, [])
  expect(out).toMatch(/✓ Content API .*\n[^✗!]*Everything works\.\n$/)
  expect(status).toBe(0)
})

test.each<[string, () => Record<string, string>, string[]]>([
  [
    'a content API and a site that do not answer',
    () => ({ LAKE_PORT: '3999', SITE_PORT: '3997' }),
    ['failed Content API: It cannot be read', 'failed Origins: ', 'failed Site: '],
  ],
  [
    'a wrong read token, a chat that the bot is not in, PostgreSQL that does not answer',
    () => ({
      SANITY_API_READ_TOKEN: 'wrong',
      TELEGRAM_CHAT_IDS: `sales-inquiry=-5,media-inquiry=${PRESS_CHAT}`,
      LEADS_DATABASE_URL: 'postgres://leads:secret@127.0.0.1:1/leads',
    }),
    [
      'failed Content API: It cannot be read',
      'failed Tokens: ',
      'failed Messaging bot: The bot cannot write to the chat -5',
      'failed Lead store: PostgreSQL at 127.0.0.1:1, database leads cannot be used',
    ],
  ],
  [
    'another Studio than the site was built for',
    () => ({ STUDIO_URL: 'http://localhost:3998' }),
    [
      'failed Origins: The content API refuses requests from http://localhost:3998',
      'failed Site: The site forbids http://localhost:3998 to show it',
    ],
  ],
])('%s', async (_, changes, expected) => {
  const { status, out } = await doctor(changes())
  const found = (JSON.parse(out) as Outcome[]).filter((each) => each.status !== 'ok')
  for (const { advice } of found) expect(advice).toMatch(/[.?]$/)
  const lines = found.map(({ name, status: kind, message }) => `${kind} ${name}: ${message}`)
  for (const each of expected) expect(lines).toContainEqual(expect.stringContaining(each))
  expect(status).toBe(1)
})
