import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { until } from '../../support/until.ts'

// A server that starts a child process with its own options, as `next` does.
const SERVER = `
  import { spawn, spawnSync } from 'node:child_process'
  import { appendFileSync, readFileSync } from 'node:fs'
  const grandchild = spawn(
    process.execPath, [...process.execArgv, '-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  if (/stubborn|patient/.test(process.argv[3])) process.on('SIGTERM', () => {})
  const haveStarted = () => readFileSync(process.argv[2], 'utf8').split('\\n').length > 2
  setInterval(() => process.argv[3] === 'fails' && haveStarted() && process.exit(3), 100)
  appendFileSync(process.argv[2], process.pid + ' ' + grandchild.pid + '\\n')
  if (process.argv[3] === 'restarts' && !haveStarted()) process.exit(77)
`
const COMMAND = `
  import { runServers } from '${pathToFileURL(ROOT)}/scripts/run/run-servers.ts'
  const [, , server, pids, ...kinds] = process.argv
  await runServers(async (settings, processGroup) => {
    for (const [index, kind] of kinds.entries()) {
      const stopTimeoutMs = kind === 'patient' ? 600_000 : undefined
      const args = [server, pids, kind]
      const more = { stopTimeoutMs, restartCode: 77 }
      processGroup.start({ name: 'server ' + index, kind: 'server', args, ...more })
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
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)))
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve))
  stop = () => {
    command.kill('SIGTERM')
    return ended
  }
  const pids = () => readFileSync(pidsFile, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)
  await until(() => pids().length === kinds.length * 2)
  return { command, ended, pids: pids(), latestPids: pids, output: () => output.join('') }
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
  it('ends all servers and their children on Ctrl-C', async () => {
    const { command, ended, pids } = await start('plain', 'plain')
    expect(alive(pids)).toHaveLength(4)
    command.kill('SIGINT')
    await ended
    await until(() => alive(pids).length === 0)
  })

  it('ends all servers if one fails, prints which one, and exits with 1', async () => {
    const { ended, pids, output } = await start('fails', 'plain')
    expect(await ended).toBe(1)
    expect(output()).toContain('The server 0 ended (exit code 3); ending the others.')
    await until(() => alive(pids).length === 0)
  })

  it('starts a server again that asks for it by its exit code', async () => {
    const { command, ended, latestPids } = await start('restarts')
    await until(() => latestPids().length === 4)
    await until(() => alive(latestPids()).length === 2)
    command.kill('SIGINT')
    expect(await ended).toBe(130)
  })

  it('kills a server that ignores the signal', async () => {
    const { command, ended, pids } = await start('stubborn', 'plain')
    command.kill('SIGINT')
    expect(await ended).toBe(130)
    await until(() => alive(pids).length === 0)
  })

  it('leaves no server running when it is killed', async () => {
    const { command, pids } = await start('plain', 'plain')
    const servers = pids.filter((_, index) => index % 2 === 0)
    expect(command.kill('SIGKILL')).toBe(true)
    await until(() => alive(servers).length === 0)
    for (const pid of alive(pids)) process.kill(pid)
  })
})
