import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

// A server that starts a child process with its own options, as `next` does.
const SERVER = `
  import { spawn, spawnSync } from 'node:child_process'
  import { appendFileSync } from 'node:fs'
  const grandchild = spawn(
    process.execPath, [...process.execArgv, '-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  if (process.argv[3] === 'stubborn') process.on('SIGTERM', () => {})
  if (process.argv[3] === 'fails') setTimeout(() => process.exit(3), 500)
  setInterval(() => {}, 1000)
  appendFileSync(process.argv[2], process.pid + ' ' + grandchild.pid + '\\n')
`
const COMMAND = `
  import { runServers } from '${ROOT}/scripts/run/run-servers.ts'
  const [, , server, pids, ...kinds] = process.argv
  await runServers(async (settings, processGroup) => {
    for (const [index, kind] of kinds.entries()) {
      processGroup.start({ name: 'server ' + index, kind: 'server', args: [server, pids, kind] })
    }
  })
`

let dir: string
let stop: (() => Promise<unknown>) | undefined
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'process-group-'))
  writeFileSync(join(dir, 'server.mjs'), SERVER)
  writeFileSync(join(dir, 'command.ts'), COMMAND)
})
afterEach(async () => {
  // After a failed test its command still runs.
  await stop?.()
  rmSync(dir, { recursive: true })
})

async function start(...kinds: string[]) {
  const pidsFile = join(dir, 'pids')
  writeFileSync(pidsFile, '')
  const command = spawn(
    process.execPath,
    [join(dir, 'command.ts'), join(dir, 'server.mjs'), pidsFile, ...kinds],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output: string[] = []
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk) => output.push(String(chunk)))
  }
  const ended = new Promise<number | null>((resolve) => command.once('exit', resolve))
  stop = () => {
    command.kill('SIGTERM')
    return ended
  }
  const pids = () => readFileSync(pidsFile, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)
  await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(kinds.length * 2)
  return { command, ended, pids: pids(), output: () => output.join('') }
}

/** The running processes among these; zombies do not count. */
function alive(pids: number[]): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,stat=', '-p', pids.join(',')], {
    encoding: 'utf8',
  })
  const states = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return states.filter(([pid, state]) => pid && !state?.startsWith('Z')).map(([pid]) => Number(pid))
}

describe('a command with servers', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends all servers and their children on %s',
    async (signal) => {
      const { command, ended, pids } = await start('plain', 'plain')
      // Long enough for a process that wrongly ends to have ended.
      await wait(500)
      expect(alive(pids)).toHaveLength(4)
      command.kill(signal)
      await ended
      await expect.poll(() => alive(pids)).toEqual([])
    },
  )

  it('ends all servers if one fails, prints which one, and exits with 1', async () => {
    const { ended, pids, output } = await start('fails', 'plain')
    expect(await ended).toBe(1)
    expect(output()).toContain('The server 0 ended (exit code 3); ending the others.')
    await expect.poll(() => alive(pids)).toEqual([])
  })

  it('kills a server that ignores the signal', async () => {
    const { command, ended, pids } = await start('stubborn', 'plain')
    const sentAt = Date.now()
    command.kill('SIGINT')
    await ended
    expect(Date.now() - sentAt).toBeLessThan(10_000)
    await expect.poll(() => alive(pids)).toEqual([])
  })

  it('kills all servers on a second signal', async () => {
    const { command, ended, pids } = await start('stubborn')
    const sentAt = Date.now()
    command.kill('SIGINT')
    await wait(1200)
    command.kill('SIGINT')
    await ended
    expect(Date.now() - sentAt).toBeLessThan(4500)
    await expect.poll(() => alive(pids)).toEqual([])
  })

  it('leaves no server running when it is killed', async () => {
    const { command, pids } = await start('plain', 'plain')
    const servers = pids.filter((_, index) => index % 2 === 0)
    command.kill('SIGKILL')
    await expect.poll(() => alive(servers), { timeout: 5000 }).toEqual([])
    for (const pid of alive(pids)) process.kill(pid)
  })
})
