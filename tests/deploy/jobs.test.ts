import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { drill, untilServed } from './drills.ts'
import { podman, run } from './engine.ts'
import { submit } from './load.ts'
import { mustCompose, nameOf, servedSerial, writeCertificate } from './recipe.ts'
import { note } from './report.ts'
import { DATABASE, FOLDER } from './settings.ts'

const BACKUPS = join(FOLDER, 'backups')
const DAY = 86_400_000

const backups = () => readdirSync(BACKUPS).filter((name) => !name.includes('.partial'))

const inBackup = (command: 'backup' | 'restore', ...args: string[]) =>
  podman(['exec', nameOf('backup'), 'node', `scripts/backup/${command}.ts`, ...args])

async function databaseAnswers(): Promise<boolean> {
  return (await run('podman', ['healthcheck', 'run', nameOf('postgres')])).code === 0
}

describe('jobs', () => {
  test('a backup is made at the first start, and restored into an empty machine', async () => {
    await expect.poll(backups, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/Z$/))
    expect(await submit('in the backup')).toBe('202')
    await inBackup('backup', '--to', '/backups/by-hand')
    for (const service of ['web1', 'web2']) await mustCompose(['stop', service])
    await mustCompose(['rm', '-sf', 'postgres'])
    for (const name of readdirSync(DATABASE)) rmSync(join(DATABASE, name), { recursive: true })
    await mustCompose(['up', '-d', '--no-deps', 'postgres'])
    await expect.poll(databaseAnswers, { timeout: 60_000 }).toBe(true)
    const said = await inBackup('restore', '--from', '/backups/by-hand')
    note(said.split('\n')[0] ?? '')
    await mustCompose(['up', '-d', '--no-deps', 'web1', 'web2'])
    await untilServed()
    const output = await mustCompose(['run', '--rm', 'tools', 'scripts/leads/leads.ts', 'list'])
    expect(output).toContain('ada@example.org')
    const dump = statSync(join(BACKUPS, 'by-hand/leads.dump'))
    expect([dump.uid, dump.mode & 0o077]).toEqual([10_001, 0])
  })

  test('a backup of 36 days ago is removed, and nothing else', async () => {
    const [old, young] = [36, 34].map(
      (days) => `${new Date(Date.now() - days * DAY).toISOString().slice(0, 13)}-00-00Z`,
    )
    await podman(['exec', nameOf('backup'), 'mkdir', `/backups/${old}`, `/backups/${young}`])
    await expect.poll(backups, { timeout: 90_000 }).not.toContain(old)
    expect(backups()).toEqual(expect.arrayContaining([young, 'by-hand']))
  })

  test('the log of a container that prints 50 MB stays below 40', async () => {
    const path = await podman(['inspect', '-f', '{{.HostConfig.LogConfig.Path}}', nameOf('web2')])
    const print = `const log = require('node:fs').openSync('/proc/1/fd/1', 'w')
      for (let line = 0; line < 50_000; line += 1) require('node:fs').writeSync(log, '-'.repeat(999) + '\\n')`
    await podman(['exec', nameOf('web2'), 'node', '-e', print])
    const { size } = statSync(path)
    note(`log of web2: ${(size / 1_000_000).toFixed(1)} MB`)
    expect(size).toBeLessThan(40_000_000)
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
