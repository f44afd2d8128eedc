import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

// Prints its last words and dies on SIGHUP, or at once if told to.
const SERVER = `
  import { appendFileSync } from 'node:fs'
  const [, , pids, name, kind] = process.argv
  const die = () => { console.log('the last words of ' + name); process.exitCode = 3; process.stdin.destroy() }
  const timer = setInterval(() => {}, 1000)
  process.on('SIGHUP', () => { clearInterval(timer); die() })
  appendFileSync(pids, name + ' ' + process.pid + '\\n')
  if (kind === 'dies') { clearInterval(timer); die() }
`
const COMMAND = `
  import { runServers } from '${ROOT}/scripts/run/run-servers.ts'
  import { createSupervisor } from '${ROOT}/scripts/run/supervisor.ts'
  const [, , server, pids, ...kinds] = process.argv
  await runServers(async (settings, processGroup) => {
    const supervisor = createSupervisor(processGroup, console.log)
    for (const [index, kind] of kinds.entries()) {
      const name = 'server-' + index
      supervisor.start({ name, kind: 'server', args: [server, pids, name, kind] })
    }
    await supervisor.failed
  })
`

let dir: string
let stop: (() => Promise<unknown>) | undefined
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'supervisor-'))
  writeFileSync(join(dir, 'server.mjs'), SERVER)
  writeFileSync(join(dir, 'command.ts'), COMMAND)
  writeFileSync(join(dir, 'pids'), '')
})
afterEach(async () => {
  await stop?.()
  rmSync(dir, { recursive: true })
})

function start(...kinds: string[]) {
  const args = [join(dir, 'command.ts'), join(dir, 'server.mjs'), join(dir, 'pids'), ...kinds]
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk) => output.push(String(chunk)))
  }
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve))
  stop = () => {
    command.kill('SIGTERM')
    return ended
  }
  return { ended, output: () => output.join('') }
}

/** The process ids of a server, oldest first. */
function pidsOf(name: string): number[] {
  const lines = readFileSync(join(dir, 'pids'), 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => Number(line.split(' ')[1]))
}

const untilStarted = (name: string, times: number) =>
  expect.poll(() => pidsOf(name), { timeout: 30_000 }).toHaveLength(times)

test('a server that dies is started again, and the others live on', async () => {
  const { output } = start('lives', 'lives')
  await Promise.all([untilStarted('server-0', 1), untilStarted('server-1', 1)])
  const [first = 0] = pidsOf('server-0')
  process.kill(first, 'SIGHUP')
  await untilStarted('server-0', 2)
  const [, second = 0] = pidsOf('server-0')
  process.kill(second, 'SIGKILL')
  await untilStarted('server-0', 3)
  expect(output()).toContain('The server-0 ended (exit code 3); starting it again.')
  expect(output()).toContain('The server-0 ended (SIGKILL); starting it again.')
  const [other = 0, ...later] = pidsOf('server-1')
  expect(later).toEqual([])
  expect(process.kill(other, 0)).toBe(true)
  await stop?.()
  // A server that was stopped on purpose is not restarted.
  expect(pidsOf('server-0')).toHaveLength(3)
})

test('a server that dies three times within a minute ends the command with its last lines', async () => {
  const { ended, output } = start('dies', 'lives')
  expect(await ended).toBe(1)
  expect(pidsOf('server-0')).toHaveLength(3)
  expect(output()).toContain(
    'The server-0 ended 3 times within a minute (exit code 3). Its last lines:\nthe last words of server-0',
  )
  const [other = 0] = pidsOf('server-1')
  expect(() => process.kill(other, 0)).toThrow('ESRCH')
})
