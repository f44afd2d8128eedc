import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { BotDouble } from '../../support/bot-double'

const PROGRAM = join(import.meta.dirname, 'leads-server.ts')

export type LeadsProcess = { url: string; kill: () => Promise<void>; restart: () => Promise<void> }

/** Starts a leads server in its own process, which ends with the test at the latest. */
export async function startLeadsProcess(location: string, bot: BotDouble): Promise<LeadsProcess> {
  let port = '0'
  const start = async () => {
    const args = [PROGRAM, location, bot.url, port]
    // Its first line is its port; later output is not read.
    const env = { ...process.env, LOG_LEVEL: 'silent' }
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit').then(() => {
      throw new Error('The server ended before it listened')
    })
    const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
    ended.catch(() => undefined)
    port = line.toString().trim()
    return child
  }
  let child = await start()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return {
    url: `http://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      await kill()
      child = await start()
    },
  }
}
