import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { crash, drill, restartMachine, untilServed, useUpMemory } from './drills.ts'
import { podman } from './engine.ts'
import { writeOverride } from './override.ts'
import { mustCompose, nameOf } from './recipe.ts'
import { DATABASE } from './settings.ts'

const MINUTE = 60_000

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
