import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export type Target = { name: string; url: string }

const PATH = '/usr/bin/wrk'
const ACCEPT = 'Accept-Encoding: gzip, deflate, br'

/** The path of wrk, installed on Debian when missing. It needs less processor time per request than a Node program. */
export function requireWrk(): string | undefined {
  if (!existsSync(PATH) && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'inherit', env })
  }
  return existsSync(PATH) ? PATH : undefined
}

/** Requests per second of a target; throws if an answer was an error. */
export function measure(
  wrk: string,
  { name, url }: Target,
  { seconds, connections }: { seconds: string; connections: string },
): number {
  // The timeout is long, so that a slow server does not count as broken.
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-H', ACCEPT, url]
  const { stdout, stderr, status } = spawnSync(wrk, args, { encoding: 'utf8' })
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [failure] = /(Non-2xx|Socket errors).*/.exec(stdout) ?? []
  if (status !== 0 || !perSecond || failure)
    throw new Error(`${name} cannot be measured: ${failure ?? (stderr || stdout)}`)
  return Number(perSecond)
}
