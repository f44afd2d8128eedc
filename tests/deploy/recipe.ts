import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../../scripts/run/root.ts'
import { run, type Said } from './engine.ts'
import { ENV_FILE, FOLDER, SITE_URL } from './settings.ts'

const ENV_PATH = join(FOLDER, 'production.env')
export const PROJECT = 'chainlantern'
const HEALTH_EVERY_MS = 1500

/** Writes the env file with changed variables. */
export function writeEnvFile(changes: Record<string, string> = {}): void {
  const lines = ENV_FILE.split('\n').filter((line) => !((line.split('=')[0] ?? '') in changes))
  const changed = Object.entries(changes).map(([name, value]) => `${name}=${value}`)
  writeFileSync(ENV_PATH, `${[...lines, ...changed].join('\n')}\n`, { mode: 0o600 })
}

/** Runs `compose` on the recipe as in the README, with the tests' services. */
export function compose(args: string[], seconds = 180): Promise<Said> {
  return run('docker-compose', ['-p', PROJECT, '--env-file', ENV_PATH, ...args], seconds)
}

export async function mustCompose(args: string[], seconds?: number): Promise<string> {
  const { code, output } = await compose(args, seconds)
  if (code !== 0) throw new Error(`compose ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Runs `update.sh` as an operator does. */
export function update(): Promise<Said> {
  return run(join(ROOT, 'scripts/deploy/update.sh'), [ENV_PATH], 400)
}

export const nameOf = (service: string) => `${PROJECT}_${service}_1`

/** Runs health checks: podman uses timers of systemd, which a sandbox lacks. */
export function keepHealth(): () => void {
  let stopped = false
  const check = async () => {
    while (!stopped) {
      const names = (await run('podman', ['ps', '--format', '{{.Names}}'])).output
        .trim()
        .split('\n')
      await Promise.all(
        names
          .filter((name) => name.startsWith(PROJECT))
          .map((name) => run('podman', ['healthcheck', 'run', name], 10)),
      )
      await wait(HEALTH_EVERY_MS)
    }
  }
  void check()
  return () => {
    stopped = true
  }
}

const TLS = join(FOLDER, 'tls')
const AUTHORITY = join(FOLDER, 'authority')
const KEY = ['-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '30']

/** Installs a new certificate as an ACME client's hook does; visitors trust its issuer. */
export async function writeCertificate(): Promise<void> {
  for (const folder of [TLS, AUTHORITY]) mkdirSync(folder, { recursive: true })
  const [key, certificate] = [join(AUTHORITY, 'key.pem'), join(TLS, 'authority.pem')]
  if (!existsSync(certificate)) {
    await openssl(['-x509', '-subj', '/CN=tests', '-keyout', key, '-out', certificate])
  }
  const names = 'subjectAltName=DNS:localhost,DNS:proxy,IP:127.0.0.1'
  const signed = ['-x509', '-CA', certificate, '-CAkey', key, '-subj', '/CN=localhost']
  const [leafKey, leaf] = ['privkey.pem', 'fullchain.pem'].map((name) => join(AUTHORITY, name))
  await openssl([...signed, '-addext', names, '-keyout', leafKey ?? '', '-out', leaf ?? ''])
  for (const name of ['privkey.pem', 'fullchain.pem']) {
    const next = join(TLS, `${name}.next`)
    await must('install', ['-o', '10001', '-m', '0400', join(AUTHORITY, name), next])
    await must('mv', [next, join(TLS, name)])
  }
}

const openssl = (args: string[]) => must('openssl', ['req', ...KEY, ...args])

async function must(program: string, args: string[]): Promise<void> {
  const { code, output } = await run(program, args)
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`)
}

export const authority = () => readFileSync(join(TLS, 'authority.pem'))

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** One external request on a new connection; rejects if it is reset or takes longer than 20 s. */
export function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      `${SITE_URL}${path}`,
      { method, headers, ca: authority(), agent: false, signal: AbortSignal.timeout(20_000) },
      async (response) => {
        try {
          const text = Buffer.concat(await response.toArray()).toString('latin1')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
        } catch (error) {
          reject(error)
        }
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
