import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LAKE_TOKEN, lakeClient } from '../../support/lake.ts'

const CLI = resolve(import.meta.dirname, '../../../scripts/lake/cli.ts')
const BURST = 800
const KILL_AFTER = 500
const AT_ONCE = 8

let dir: string
let child: ChildProcess | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lake-kill-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

/** Starts a lake in its own process, as `npm start` does; returns its URL. */
async function start(): Promise<string> {
  const env = { ...process.env, LAKE_PORT: '0', LAKE_DIR: dir, LAKE_WEBHOOK_URL: '' }
  const started = spawn(process.execPath, [CLI, '--token', LAKE_TOKEN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  for await (const chunk of started.stdout) {
    const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0]
    if (url) return url
  }
  throw new Error('The lake ended before it said its address.')
}

interface Acknowledged {
  id: string
  rev: string
  n: number
}

it(`keeps every acknowledged transaction when it is killed in a burst of ${BURST}`, async () => {
  const client = lakeClient(await start(), { token: LAKE_TOKEN })
  await client.create({ _id: 'counter', _type: 'counter', n: 0 })
  const acknowledged: Acknowledged[] = []
  let next = 0
  let counted = 0

  // Each transaction writes two documents and increments a third: all or nothing.
  const write = async () => {
    while (next < BURST) {
      const n = next++
      const id = `entry-${n}`
      const answer = await client
        .transaction()
        .create({ _id: id, _type: 'entry', n })
        .create({ _id: `${id}-twin`, _type: 'entry', n })
        .patch('counter', (patch) => patch.inc({ n: 1 }))
        .commit({ returnDocuments: false })
      acknowledged.push({ id, rev: answer.transactionId, n })
      counted++
      if (counted === KILL_AFTER) child?.kill('SIGKILL')
    }
  }
  const failures = await Promise.allSettled(Array.from({ length: AT_ONCE }, write))
  expect(failures.some(({ status }) => status === 'rejected')).toBe(true)
  if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child?.signalCode).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.length).toBeLessThan(BURST)

  const after = lakeClient(await start(), { token: LAKE_TOKEN, perspective: 'raw' })
  const stored = await after.fetch<Acknowledged[]>('*[_type == "entry"]{"id": _id, "rev": _rev, n}')
  const byId = new Map(stored.map((entry) => [entry.id, entry]))
  for (const entry of acknowledged) {
    expect(byId.get(entry.id)).toEqual(entry)
    expect(byId.get(`${entry.id}-twin`)).toEqual({ ...entry, id: `${entry.id}-twin` })
  }
  // A transaction in progress is stored completely or not at all.
  expect(stored.length % 2).toBe(0)
  const counter = await after.getDocument('counter')
  expect(counter?.n).toBe(stored.length / 2)
  expect(stored.length / 2 - acknowledged.length).toBeLessThanOrEqual(AT_ONCE)

  await after.patch('counter').inc({ n: 1 }).commit()
  expect((await after.getDocument('counter'))?.n).toBe(stored.length / 2 + 1)
})
