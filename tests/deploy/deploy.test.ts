import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { LAKE_TOKEN, lakeClient } from '../support/lake.ts'
import {
  crash,
  describe as describeDrill,
  drill,
  drills,
  restartMachine,
  untilServed,
  useUpMemory,
} from './drills.ts'
import { podman, run, startEngine, stopEngine } from './engine.ts'
import { buildImages, buildNextVersion, sizeOf, writeBill } from './images.ts'
import { lost, submit } from './load.ts'
import { writeOverride } from './override.ts'
import {
  ask,
  compose,
  keepHealth,
  mustCompose,
  nameOf,
  pidOf,
  servedSerial,
  update,
  writeCertificate,
  writeEnvFile,
} from './recipe.ts'
import { CONTENT_PORT, FOLDER, METRICS_TOKEN, SITE_URL } from './settings.ts'
import { buildStandIns, STAND_INS } from './stand-ins.ts'

// `npm run test:deploy`: the recipe of scripts/deploy from its README, and a bad day of each kind.
// The tests build on each other: they are one day of one machine.

const MINUTE = 60_000
const DATABASE = join(FOLDER, 'database')
const log: string[] = []
const note = (line: string) => {
  log.push(line)
  console.log(line)
}
const client = lakeClient(`http://127.0.0.1:${CONTENT_PORT}`, { token: LAKE_TOKEN })
const startedAt = Date.now()
const elapsed = () => `${((Date.now() - startedAt) / MINUTE).toFixed(1)} min`
let stopHealth = () => {}

/** The content API beside the builds, on this machine. */
async function startOutside(): Promise<ChildProcess> {
  const outside = spawn(process.execPath, [join(ROOT, 'tests/deploy/outside.ts')], {
    env: { ...process.env, LAKE_DIR: join(FOLDER, 'lake') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = text(outside.stderr)
  const ended = once(outside, 'exit').then(async ([code]) => {
    throw new Error(`The services outside ended with ${code}:\n${await said}`)
  })
  await Promise.race([once(outside.stdout, 'data'), ended])
  ended.catch(() => {})
  return outside
}

beforeAll(async () => {
  await startEngine()
  spawnSync('umount', [DATABASE])
  for (const name of ['lake', 'database', 'backups']) {
    rmSync(join(FOLDER, name), { recursive: true, force: true })
  }
  mkdirSync(DATABASE, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', DATABASE])
  await buildStandIns()
  note(`stand-ins: ${elapsed()}`)
  writeOverride()
  const outside = await startOutside()
  await buildImages()
  note(`images: ${elapsed()}`)
  await buildNextVersion()
  note(`images of the next version: ${elapsed()}`)
  outside.kill()
  await once(outside, 'exit')
  execFileSync('chown', ['10001', join(FOLDER, 'backups')])
  writeEnvFile()
  await writeCertificate()
})

afterAll(async () => {
  stopHealth()
  await compose(['down', '-v', '-t', '5'])
  await run('podman', ['rm', '-f', '--all'])
  await stopEngine()
  spawnSync('umount', [DATABASE])
  writeFileSync(
    join(FOLDER, 'report.txt'),
    `${[...log, ...drills.map(describeDrill)].join('\n')}\n`,
  )
})

describe('images', () => {
  test('have a size that fits, no compiler, and no shell where none is needed', async () => {
    const images = ['web', 'tools', 'backup', 'proxy'].map((name) => `chainlantern-${name}:1`)
    const sizes = await Promise.all(images.map(sizeOf))
    for (const [at, image] of images.entries()) note(`${image}: ${sizes[at]?.toFixed(0)} MB`)
    const [web = 0, tools = 0] = sizes
    note(
      `base of web and tools: ${(await sizeOf(STAND_INS.node)).toFixed(0)} MB, of which they take what Node needs`,
    )
    expect(web).toBeLessThan(250 + (await sizeOf(STAND_INS.node)))
    expect(tools).toBeLessThan(500)
    for (const image of images.slice(0, 2)) {
      const root = await podman(['image', 'mount', image])
      const programs = execFileSync(
        'find',
        [
          root,
          '-xdev',
          '(',
          '-path',
          '*/bin/*',
          '-o',
          '-path',
          '*/sbin/*',
          ')',
          '-not',
          '-path',
          '*/node_modules/*',
          '-type',
          'f',
        ],
        { encoding: 'utf8' },
      )
      await podman(['image', 'unmount', image])
      expect(
        programs
          .trim()
          .split('\n')
          .map((path) => path.slice(root.length)),
      ).toEqual(['/usr/local/bin/node'])
    }
    for (const image of images.slice(2)) {
      const { code } = await run('podman', [
        'run',
        '--rm',
        '--entrypoint',
        'sh',
        image,
        '-c',
        'command -v gcc cc make g++',
      ])
      expect(code, `a compiler in ${image}`).not.toBe(0)
    }
  })

  test('each has a bill of materials', async () => {
    for (const name of ['web', 'tools', 'backup', 'proxy']) {
      const file = await writeBill(`chainlantern-${name}:1`)
      const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
        components: { purl: string }[]
      }
      note(`${file}: ${components.length} components`)
      const expected =
        name === 'proxy'
          ? 'pkg:deb/debian/nginx@'
          : name === 'web'
            ? 'pkg:npm/next@'
            : 'pkg:npm/kysely@'
      expect(components.map(({ purl }) => purl).join('\n')).toContain(expected)
    }
  })
})

describe('a stranger starts the recipe', () => {
  test('up brings everything up, and it is ready', async () => {
    stopHealth = keepHealth()
    await mustCompose(['up', '-d'], 300)
    await untilServed(180)
    expect((await ask('/')).status).toBe(200)
    note(`up and ready: ${elapsed()}`)
  })

  test('pages, the share image, health and what is not there', async () => {
    const home = await ask('/')
    expect(home.status).toBe(200)
    expect(home.body).toContain('Chainlantern')
    const [, image = ''] =
      /property="og:image" content="https:\/\/localhost:\d+([^"]+)"/.exec(home.body) ?? []
    const picture = await ask(image.replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await ask('/not-there')).status).toBe(404)
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await ask('/api/metrics')).status).toBeGreaterThanOrEqual(401)
    const metrics = await ask('/api/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    expect(metrics.status).toBe(200)
  })

  test('a script of the build comes compressed from nginx', async () => {
    const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec((await ask('/')).body) ?? []
    const answer = await ask(script, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('a request of a visitor arrives at the bot', async () => {
    expect(await submit('the first request')).toBe('202')
    expect(await lost(['the first request'], 30)).toEqual([])
  })

  test('an edit is visible on every page within 2 s', async () => {
    const [before] = await client.fetch<{ _id: string; title: string }[]>(
      '*[_type == "product" && path.current == "/products/reactor" && !(_id in path("drafts.**"))]{_id, title}',
    )
    expect(before).toBeDefined()
    await ask('/products/reactor')
    await client
      .patch(before?._id ?? '')
      .set({ title: 'Reactor, edited' })
      .commit()
    const editedAt = Date.now()
    await expect
      .poll(async () => (await ask('/products/reactor')).body, { timeout: 10_000, interval: 100 })
      .toContain('Reactor, edited')
    const seconds = (Date.now() - editedAt) / 1000
    note(`an edit was visible after ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(2.5)
    await client
      .patch(before?._id ?? '')
      .set({ title: before?.title })
      .commit()
  })

  test('a preview shows a draft, to its editor only', async () => {
    const home = await client.fetch<Record<string, unknown> & { _id: string }>(
      '*[_id == "home"][0]',
    )
    const id = `drafts.${home._id}`
    await client.createOrReplace({
      ...home,
      _id: id,
      _type: String(home._type),
      seo: { ...(home.seo as object), title: 'A title in a draft' },
    })
    const { secret } = await createPreviewSecret(client, 'a test', SITE_URL)
    const query = new URLSearchParams({
      'sanity-preview-secret': secret,
      'sanity-preview-pathname': '/',
      'sanity-preview-perspective': 'drafts',
    })
    const entered = await ask(`/api/draft-mode/enable?${query}`)
    expect(entered.status).toBe(307)
    const cookie = [entered.headers['set-cookie'] ?? []]
      .flat()
      .map((each) => each.split(';')[0])
      .join('; ')
    expect((await ask('/', { headers: { cookie } })).body).toContain('A title in a draft')
    expect((await ask('/')).body).not.toContain('A title in a draft')
    await client.delete(id)
  })

  test('the commands for operators run', async () => {
    const output = await mustCompose(['run', '--rm', 'tools', 'scripts/leads/leads.ts', 'list'])
    expect(output).toContain('ada@example.org')
  })

  test('a web server stays within its memory under a burst', async () => {
    const burst = Array.from({ length: 400 }, (_, at) =>
      ask(`/not-there-${at}`).catch(() => undefined),
    )
    await Promise.all(burst)
    for (const service of ['web1', 'web2']) {
      const file = `/proc/${await pidOf(service)}/status`
      const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8')) ?? []
      note(`${service}: ${(Number(kilobytes) / 1024).toFixed(0)} MB resident at most`)
      expect(Number(kilobytes) / 1024).toBeLessThan(700)
    }
  })
})

describe('jobs', () => {
  test('a backup is made at the first start, and restored into an empty machine', async () => {
    const backups = () =>
      readdirSync(join(FOLDER, 'backups')).filter((name) => !name.includes('.partial'))
    await expect.poll(backups, { timeout: 60_000 }).toHaveLength(1)
    expect(await submit('in the backup')).toBe('202')
    const folder = `/backups/${'2026-01-01T03-00-00Z'}`
    await podman(['exec', nameOf('backup'), 'node', 'scripts/backup/backup.ts', '--to', folder])
    for (const service of ['web1', 'web2']) await mustCompose(['stop', service])
    await mustCompose(['rm', '-sf', 'postgres'])
    for (const name of readdirSync(join(FOLDER, 'database')))
      rmSync(join(FOLDER, 'database', name), { recursive: true })
    await mustCompose(['up', '-d', '--no-deps', 'postgres'])
    await expect
      .poll(
        async () =>
          (
            await run('podman', [
              'exec',
              nameOf('postgres'),
              'pg_isready',
              '-U',
              'leads',
              '-d',
              'leads',
              '-h',
              '127.0.0.1',
            ])
          ).code,
        { timeout: 60_000 },
      )
      .toBe(0)
    note(
      (
        await podman([
          'exec',
          nameOf('backup'),
          'node',
          'scripts/backup/restore.ts',
          '--from',
          folder,
          '--only',
          'leads',
        ])
      ).split('\n')[0] ?? '',
    )
    await mustCompose(['up', '-d', '--no-deps', 'web1', 'web2'])
    await untilServed()
    const output = await mustCompose(['run', '--rm', 'tools', 'scripts/leads/leads.ts', 'list'])
    expect(output).toContain('ada@example.org')
    const dump = statSync(join(FOLDER, 'backups/2026-01-01T03-00-00Z/leads.dump'))
    expect([dump.uid, dump.mode & 0o077]).toEqual([10_001, 0])
    // Older than 35 days, so the next minute removes it.
    await expect.poll(backups, { timeout: 90_000 }).not.toContain('2026-01-01T03-00-00Z')
  })

  test('a renewed certificate is used without a failed request', async () => {
    const before = await servedSerial()
    const { failedPages, failedSends, lost } = await drill('certificate renewed', async () => {
      await writeCertificate()
      await mustCompose(['kill', '-s', 'HUP', 'proxy'])
      await wait(2000)
    })
    expect(await servedSerial()).not.toBe(before)
    expect({ failedPages, failedSends, lost }).toEqual({
      failedPages: [],
      failedSends: [],
      lost: [],
    })
  })
})

describe('a new version under load', () => {
  let oldScript = ''

  test.for(['2', '1'])(
    'version %s replaces the other without a failed request',
    async (version) => {
      oldScript ||= /src="(\/_next\/static\/[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
      const { failedPages, failedSends, lost } = await drill(
        `update to version ${version}`,
        async () => {
          writeEnvFile({ VERSION: version })
          const { code, output } = await update()
          expect(code, output).toBe(0)
        },
      )
      expect({ failedPages, failedSends, lost }).toEqual({
        failedPages: [],
        failedSends: [],
        lost: [],
      })
      // A page that was opened before goes on.
      expect((await ask(oldScript)).status).toBe(200)
      const image = await podman(['inspect', '-f', '{{.ImageName}}', nameOf('web1')])
      expect(image).toContain(`chainlantern-web:${version}`)
    },
  )
})

describe('bad days', () => {
  test.for(['web1', 'web2', 'valkey', 'backup'])(
    '%s crashes: no page fails, no request is lost',
    async (service) => {
      const { failedPages, lost } = await drill(`${service} crashes`, () => crash(service))
      expect({ failedPages, lost }).toEqual({ failedPages: [], lost: [] })
    },
  )

  test('postgres crashes: no page fails, requests are refused until it is back, none is lost', async () => {
    const { failedPages, lost } = await drill('postgres crashes', () => crash('postgres'))
    expect({ failedPages, lost }).toEqual({ failedPages: [], lost: [] })
  })

  test('the proxy crashes: it is back within seconds, and no request is lost', async () => {
    const { lost } = await drill('proxy crashes', () => crash('proxy'))
    expect(lost).toEqual([])
  })

  test.for(['web1', 'web2', 'valkey', 'postgres', 'proxy', 'backup'])(
    '%s runs out of memory: it is started again, and no request is lost',
    async (service) => {
      const { lost, failedPages } = await drill(`${service} out of memory`, () =>
        useUpMemory(service),
      )
      expect(lost).toEqual([])
      if (service !== 'proxy') expect(failedPages).toEqual([])
    },
  )

  test('the disk of the database is full: pages are served, requests refused until there is space, none lost', async () => {
    const { failedPages, failedSends, lost } = await drill('disk full', async () => {
      const file = join(DATABASE, 'fill')
      fill(file)
      await wait(15_000)
      rmSync(file)
    })
    expect({ failedPages, lost }).toEqual({ failedPages: [], lost: [] })
    expect(failedSends.length).toBeGreaterThan(0)
  })

  test('the clock of one web server is two hours ahead: pages and requests go on', async () => {
    writeOverride({ clock: '+2h' })
    await mustCompose(['up', '-d', '--no-deps', 'web1'])
    await untilServed()
    const { failedPages, failedSends, lost } = await drill('clock of web1 two hours ahead', () =>
      wait(15_000),
    )
    const date = (await podman(['exec', nameOf('web1'), 'node', '-p', 'Date.now()'])).trim()
    expect(Number(date) - Date.now()).toBeGreaterThan(115 * MINUTE)
    expect({ failedPages, failedSends, lost }).toEqual({
      failedPages: [],
      failedSends: [],
      lost: [],
    })
    writeOverride()
    await mustCompose(['up', '-d', '--no-deps', 'web1'])
    await untilServed()
  })

  test('the machine is started again: everything comes back in any order', async () => {
    const { lost } = await drill('machine restarted', restartMachine)
    expect(lost).toEqual([])
  })
})

/** Writes until no space is left. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(1_000_000))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(descriptor)
  }
}
