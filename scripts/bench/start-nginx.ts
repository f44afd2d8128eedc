import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../checks/free-ports.ts'
import { ROOT } from '../run/root.ts'
import {
  type Owner,
  startTemporaryServer,
  temporaryFolder,
  unprivilegedUser,
} from './temporary-server.ts'

const TEMPLATE = join(ROOT, 'scripts/deploy/nginx.conf')
const READY_MS = 20_000

export type NginxOptions = {
  program: string
  /** Ports of the web servers on loopback. */
  servers: number[]
  /** `WEB_SERVERS`, if it should differ from these ports. */
  webServers?: string
  /** The folder of the build's static files (`.next/static`); without it, web servers serve them. */
  staticDir?: string
  /** Public ports; free ones by default. */
  httpsPort?: number
  httpPort?: number
  /** Networks of trusted proxies in front. */
  frontProxies?: string[]
  /** The path of the configuration of another version. */
  template?: string
}

export type Nginx = {
  /** The TLS URL without a final slash. */
  url: string
  httpUrl: string
  /** The self-signed certificate (PEM) for `localhost` and 127.0.0.1. */
  certificate: string
  /** The logged requests so far, oldest first; nginx logs a request after its answer. */
  requests: () => LoggedRequest[]
  stop: () => Promise<void>
}

export type LoggedRequest = {
  id: string
  method: string
  path: string
  status: number
  /** MISS, HIT, STALE, UPDATING, REVALIDATED, EXPIRED, BYPASS, or empty if the cache was not used. */
  cache: string
  /** The web servers that were tried, or the second server of nginx. */
  server: string
}

/**
 * Starts nginx with the deployed configuration (scripts/deploy/nginx.conf), on loopback, unprivileged, in a temporary
 * folder.
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { program, servers, staticDir, frontProxies = [], template = TEMPLATE } = options
  const owner = unprivilegedUser('www-data')
  const httpsPort = options.httpsPort ?? (await freePort())
  const httpPort = options.httpPort ?? (await freePort())
  const pagesPort = await freePort()
  const url = `https://localhost:${httpsPort}`
  const folder = temporaryFolder('nginx-', owner, (folder) => {
    makeCertificate(folder, owner)
    mkdirSync(join(folder, 'empty'))
    const config = fillIn(readFileSync(template, 'utf8'), {
      NGINX_DIR: folder,
      NGINX_LOG: join(folder, 'requests.log'),
      NGINX_WORKERS: '1',
      WEB_SERVERS:
        options.webServers ??
        servers.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=1s;`).join(' '),
      PAGES_LISTEN: `127.0.0.1:${pagesPort}`,
      HTTP_LISTEN: `127.0.0.1:${httpPort}`,
      HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
      SITE_URL: url,
      STATIC_DIR: staticDir ?? join(folder, 'empty'),
      ACME_DIR: join(folder, 'empty'),
      FRONT_PROXIES: frontProxies.map((network) => `set_real_ip_from ${network};`).join(' '),
      TLS_CERTIFICATE: join(folder, 'certificate.pem'),
      TLS_KEY: join(folder, 'key.pem'),
    })
    writeFileSync(join(folder, 'nginx.conf'), config)
    return folder
  })
  const command = [program, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const { stop, log } = startTemporaryServer(folder, command, owner)
  try {
    await untilListening(httpsPort)
  } catch (error) {
    const said = log()
    await stop()
    throw new Error(`nginx did not start:\n${said}`, { cause: error })
  }
  return {
    url,
    httpUrl: `http://localhost:${httpPort}`,
    certificate: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    requests: () =>
      readFileSync(join(folder, 'requests.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LoggedRequest),
    stop,
  }
}

/** Replaces `${NAME}` as envsubst does; throws if a value is missing or unused. */
export function fillIn(template: string, values: Record<string, string>): string {
  const used = new Set<string>()
  const filled = template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template needs ${name}.`)
    used.add(name)
    return value
  })
  const unused = Object.keys(values).filter((name) => !used.has(name))
  if (unused.length > 0) throw new Error(`The template does not use ${unused.join(', ')}.`)
  return filled
}

function makeCertificate(folder: string, owner: Owner | undefined): void {
  const key = join(folder, 'key.pem')
  const args = [
    'req',
    '-x509',
    '-nodes',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-days',
    '30',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
    '-keyout',
    key,
    '-out',
    join(folder, 'certificate.pem'),
  ]
  execFileSync('openssl', args, { stdio: 'pipe' })
  if (owner) chownSync(key, owner.uid, owner.gid)
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (!(await isListening(port))) {
    if (Date.now() > deadline) throw new Error(`Nothing listens on port ${port}.`)
    await wait(50)
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
