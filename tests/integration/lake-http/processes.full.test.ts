import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { LAKE_TOKEN, lakeClient, startTestLake } from '../../support/lake.ts'

const CLI = resolve(import.meta.dirname, '../../../scripts/lake/cli.ts')
const BURST = 800
const KILL_AFTER = 500
const AT_ONCE = 8

/** Starts a lake in its own process, as `npm start` does. */
function startProcess(dir: string) {
  const env = { ...process.env, LAKE_PORT: '0', LAKE_DIR: dir }
  const child = spawn(process.execPath, [CLI], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function urlOf({ stdout }: ReturnType<typeof startProcess>): Promise<string> {
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0]
    if (url) return url
  }
  throw new Error('The lake ended before it said its address.')
}

it(`keeps every acknowledged transaction when it is killed in a burst of ${BURST}`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'lake-kill-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(join(dir, 'token'), LAKE_TOKEN)
  const child = startProcess(dir)
  const ended = once(child, 'exit')
  const client = lakeClient(await urlOf(child), { token: LAKE_TOKEN })
  await client.create({ _id: 'counter', _type: 'counter', n: 0 })
  const acknowledged: string[] = []
  let next = 0

  // Each transaction writes two documents and increments a third: all or nothing.
  const write = async () => {
    while (next < BURST) {
      const n = next++
      const { transactionId } = await client
        .transaction()
        .create({ _id: `entry-${n}`, _type: 'entry', n })
        .create({ _id: `twin-${n}`, _type: 'entry', n })
        .patch('counter', (patch) => patch.inc({ n: 1 }))
        .commit({ returnDocuments: false })
      acknowledged.push(`entry-${n} ${transactionId} ${n}`, `twin-${n} ${transactionId} ${n}`)
      if (acknowledged.length === 2 * KILL_AFTER) child.kill('SIGKILL')
    }
  }
  const failures = await Promise.allSettled(Array.from({ length: AT_ONCE }, write))
  expect(failures.some(({ status }) => status === 'rejected')).toBe(true)
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(acknowledged.length).toBeLessThan(2 * BURST)

  const after = lakeClient(await urlOf(startProcess(dir)), { token: LAKE_TOKEN })
  const query = '*[_type == "entry"]{"all": _id + " " + _rev + " " + string(n)}.all'
  const stored = await after.fetch<string[]>(query)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(2 * AT_ONCE)
  // A transaction in progress is stored completely or not at all.
  expect((await after.getDocument('counter'))?.n).toBe(stored.length / 2)
  const { n } = await after.patch('counter').inc({ n: 1 }).commit<{ n: number }>()
  expect(n).toBe(stored.length / 2 + 1)
})

it('a second process on the same folder says so and ends', async () => {
  const lake = await startTestLake()
  onTestFinished(() => lake.close())
  const second = startProcess(lake.dir)
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'close')])
  expect(code).toBe(1)
  expect(said).toMatch(/dataset-production\.sqlite is in use: another content lake/)
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
})
