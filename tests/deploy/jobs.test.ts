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
    for (const name of readdirSync(DATABASE)) rmSync(join(DATABASE, name), { recursive: true })
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
