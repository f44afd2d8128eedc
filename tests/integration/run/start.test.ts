import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from 'content-lake'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { testPorts } from '../../support/test-urls.ts'
import { until } from '../../support/until.ts'
import { copySources } from './copy-sources.ts'

const ports = testPorts()
const PORTS = {
  SITE_PORT: String(ports.site),
  STUDIO_PORT: String(ports.studio),
  LAKE_PORT: String(ports.lake),
}

/** Runs `npm start` without npm, for cases that must fail before a server starts. */
function run(env: Record<string, string>) {
  const path = join(ROOT, 'scripts/start.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...PORTS, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

const listeners: Server[] = []
afterEach(() => {
  for (const server of listeners.splice(0)) server.close()
})

async function listenOn(port: number, host: string) {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  listeners.push(server)
}

describe('prints one line and starts nothing if', () => {
  it('another process listens on the loopback address that browsers try first', async () => {
    await listenOn(ports.site, '::1')
    expect(run({})).toEqual({
      status: 1,
      stdout: '',
      lines: [
        `Port ${ports.site} for the site is taken; stop the process there, or set SITE_PORT.`,
      ],
    })
  })

  it('another lake is running on the data, and keeps the Studio’s build', async () => {
    const LAKE_DIR = mkdtempSync(join(tmpdir(), 'start-'))
    const lake = await startLake({ storage: LAKE_DIR })
    onTestFinished(() => lake.close().then(() => rmSync(LAKE_DIR, { recursive: true })))
    expect(run({ LAKE_DIR })).toEqual({
      status: 1,
      stdout: '',
      lines: [expect.stringMatching(/dataset-production\.sqlite is in use: .* Stop it first\.$/)],
    })
  })

  it('the disk is full', () => {
    const LAKE_DIR = smallDisk(900)
    if (!LAKE_DIR) return
    expect(run({ LAKE_DIR })).toEqual({
      status: 1,
      stdout: 'The lake is empty; writing the seed:\n',
      lines: [expect.stringMatching(/The disk that holds \S+ is full, so nothing was stored\./)],
    })
  })

  it('the content API cannot be reached', () => {
    const apiHost = `http://127.0.0.1:${ports.bot}`
    const { status, lines } = run({ SANITY_API_HOST: apiHost })
    expect(status).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^The content API cannot be read .* ECONNREFUSED/),
    ])
  })
})

describe('what only the site reads, if it is wrong', () => {
  const wrong = {
    LEADS_RATE_LIMIT: 'abc',
    LEADS_TRUSTED_PROXIES: '-1',
    METRICS_TOKEN: 'hush',
    LEADS_WEBHOOK_URL: 'https://crm.example/hush',
    SMTP_URL: 'smtps://ada:hush@mail.example',
    TELEGRAM_BOT_TOKEN: '1:hush',
    LOG_LEVEL: 'loud',
  }
  const faults = [
    'LEADS_RATE_LIMIT must be a whole number, 1 or more, not "abc".',
    'LEADS_TRUSTED_PROXIES must be a whole number, 0 or more, not "-1".',
    'LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET belong together: set both or neither.',
    'LOG_LEVEL must be trace or debug or info or warn or error or fatal or silent, not "loud".',
    'METRICS_TOKEN must have 16 characters or more.',
    'SMTP_URL and ALERT_EMAIL belong together: set both or neither.',
    'TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID belong together: set both or neither.',
  ]

  it('is refused by npm start, line by line', () => {
    const { status, stdout, lines } = run(wrong)
    expect({ status, stdout, lines: lines.toSorted() }).toEqual({
      status: 1,
      stdout: '',
      lines: faults,
    })
  })

  it('is named by npm run doctor in the same words', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'scripts/doctor/doctor.ts')],
      { env: { PATH: process.env.PATH, ...wrong }, encoding: 'utf8', timeout: 30_000 },
    )
    expect([status, stderr.trim().split('\n').toSorted()]).toEqual([1, faults])
    expect(stderr).not.toContain('hush')
  })
})

it('npm start opens the content in a folder with any name', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'folder-'))
  const root = join(dir, "ü b #1 100% 'q'?")
  mkdirSync(root)
  copySources(root)
  const env = { ...process.env, ...PORTS }
  const start = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env })
  let output = ''
  for (const stream of [start.stdout, start.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const ended = new Promise((resolve) => start.once('close', resolve))
  onTestFinished(async () => {
    start.kill()
    await ended
    rmSync(dir, { recursive: true })
  })
  // The builds that follow are those of every other test.
  await until(() => output.includes('build: started'))
  expect(output).toContain(`Lake on http://localhost:${ports.lake}`)
  // Vite cannot read files in such a folder.
  await until(() => output.includes('studio: not started'))
})
