import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stampOf } from '../../../scripts/backup/backup-days.ts'
import { readManifest } from '../../../scripts/backup/manifest.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { openLeadsDatabase } from '../../../web/src/leads/server/database/open-leads-database.ts'
import {
  containersOf,
  kubectl,
  mainContainer,
  podsOf,
  render,
} from '../../support/kubernetes/render.ts'
import { until } from '../../support/until.ts'

const DAY = 86_400_000

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'kubernetes-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

describe.skipIf(!kubectl)('the commands that pods run', () => {
  const pods = kubectl ? podsOf(render('base')) : []

  /** Runs the backup as in its pod, with folders of the test. */
  function backUp(backups: string, database: string) {
    const { args = [] } = mainContainer(pods, 'backup')
    const env = {
      ...process.env,
      BACKUPS: backups,
      LEADS_DATABASE: database,
      LEADS_DATABASE_URL: '',
    }
    return spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
  }

  const DAYS = [1, 32, 34, 400].map((days) => stampOf(new Date(Date.now() - days * DAY)))

  test('the backup writes a complete folder and deletes those that are older than 33 days', async () => {
    const dir = folder()
    const backups = join(dir, 'backups')
    for (const name of DAYS) mkdirSync(join(backups, name), { recursive: true })
    const database = join(dir, 'leads.db')
    await (await openLeadsDatabase(database)).destroy()
    const { status, stderr } = backUp(backups, database)
    expect([status, stderr]).toEqual([0, ''])
    const [fresh = '', ...others] = readdirSync(backups).toSorted().toReversed()
    expect(others).toEqual(DAYS.slice(0, 2))
    const { leads, content } = await readManifest(join(backups, fresh))
    expect(leads?.kind).toBe('sqlite')
    expect(content).toBeNull()
  })

  test('a failed backup fails its Job, and old backups are still deleted', () => {
    const dir = folder()
    for (const name of [...DAYS, `${DAYS[0]}.partial-x1`]) mkdirSync(join(dir, name))
    const { status } = backUp(dir, join(dir, 'no-such-file'))
    expect(status).toBe(1)
    expect(readdirSync(dir).toSorted().toReversed()).toEqual(DAYS.slice(0, 2))
  })

  test('nginx is told to reload when its certificate has changed, and only then', async () => {
    const dir = folder()
    const [certificate, key, signals] = ['cert', 'key', 'signals'].map((name) => join(dir, name))
    if (!certificate || !key || !signals) throw new Error('There are three files.')
    for (const path of [certificate, key]) writeFileSync(path, 'one')
    // Shortens the waiting time of a minute.
    writeFileSync(join(dir, 'sleep'), `#!/bin/sh\necho >> '${dir}/turns'\nexec /bin/sleep 0.05\n`)
    chmodSync(join(dir, 'sleep'), 0o755)
    const nginx = spawn('sh', [
      '-c',
      `trap "echo >> '${signals}'" HUP; echo $$ > '${dir}/nginx.pid'; while /bin/sleep 0.02; do :; done`,
    ])
    onTestFinished(() => void nginx.kill())
    await until(() => Promise.resolve(existsSync(join(dir, 'nginx.pid'))))
    const { command = [] } =
      containersOf(mainContainer(pods, 'proxy').pod).find(({ name }) => name === 'reload') ?? {}
    const env = {
      PATH: [dir, process.env.PATH].join(delimiter),
      NGINX_DIR: dir,
      TLS_CERTIFICATE: certificate,
      TLS_KEY: key,
    }
    const reload = spawn(command[0] ?? '', command.slice(1), { env: { ...process.env, ...env } })
    const ended = once(reload, 'exit')
    const turns = () =>
      existsSync(join(dir, 'turns')) ? readFileSync(join(dir, 'turns'), 'utf8').length : 0
    const signalled = () => (existsSync(signals) ? readFileSync(signals, 'utf8').length : 0)
    await until(() => Promise.resolve(turns() > 3))
    expect(signalled()).toBe(0)
    writeFileSync(certificate, 'two')
    await until(() => Promise.resolve(signalled() === 1))
    const seen = turns()
    await until(() => Promise.resolve(turns() > seen + 3))
    expect(signalled()).toBe(1)
    reload.kill()
    await ended
  })
})
