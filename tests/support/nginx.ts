import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { rootCertificates, setDefaultCACertificates } from 'node:tls'
import { findNginx } from '../../scripts/checks/install-programs.ts'
import { ROOT } from '../../scripts/run/root.ts'
import { freePort, isListening } from './free-port.ts'
import { startTemporaryServer, temporaryFolder, unprivilegedUser } from './temporary-server.ts'
import { until } from './until.ts'

/** The path of nginx, for `test.skipIf(!nginxProgram)`. */
export const nginxProgram = findNginx()

type NginxOptions = {
  /** Ports of the web servers on loopback. */
  servers: number[]
  /** The folder of the build's static files (`.next/static`); without it, web servers serve them. */
  staticDir?: string
  /** Networks of trusted proxies in front. */
  frontProxies?: string[]
}

export type NginxOfTest = {
  /** The TLS URL without a final slash. */
  url: string
  httpUrl: string
  /** The self-signed certificate (PEM) for `localhost`. */
  certificate: string
  /** The logged requests so far, oldest first; nginx logs a request after its answer. */
  requests: () => LoggedRequest[]
  ask: (path: string, options?: AskOptions) => Promise<Answer>
  end: () => Promise<void>
}

type LoggedRequest = {
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
 * folder. `fetch` in this process then trusts its certificate; a browser needs `ignoreHTTPSErrors`.
 */
export async function startTestNginx({
  servers,
  staticDir,
  frontProxies = [],
}: NginxOptions): Promise<NginxOfTest> {
  if (!nginxProgram) throw new Error('There is no nginx: use test.skipIf(!nginxProgram).')
  const owner = unprivilegedUser('www-data')
  const [httpsPort, httpPort, pagesPort] = [await freePort(), await freePort(), await freePort()]
  const url = `https://localhost:${httpsPort}`
  const folder = temporaryFolder('nginx-', owner, (folder) => {
    const key = makeCertificate(folder)
    if (owner) chownSync(key, owner.uid, owner.gid)
    mkdirSync(join(folder, 'empty'))
    const values: Record<string, string> = {
      NGINX_DIR: folder,
      NGINX_LOG: join(folder, 'requests.log'),
      NGINX_WORKERS: '1',
      WEB_SERVERS: servers
        .map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=1s;`)
        .join(' '),
      PAGES_LISTEN: `127.0.0.1:${pagesPort}`,
      HTTP_LISTEN: `127.0.0.1:${httpPort}`,
      HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
      SITE_URL: url,
      STATIC_DIR: staticDir ?? join(folder, 'empty'),
      ACME_DIR: join(folder, 'empty'),
      FRONT_PROXIES: frontProxies.map((network) => `set_real_ip_from ${network};`).join(' '),
      TLS_CERTIFICATE: join(folder, 'fullchain.pem'),
      TLS_KEY: key,
    }
    const template = readFileSync(join(ROOT, 'scripts/deploy/nginx.conf'), 'utf8')
    const config = template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '')
    writeFileSync(join(folder, 'nginx.conf'), config)
    return folder
  })
  const command = [nginxProgram, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const { stop, log } = startTemporaryServer(folder, command, owner)
  try {
    await until(() => isListening(httpsPort), 20)
  } catch (error) {
    const said = log()
    await stop()
    throw new Error(`nginx did not start:\n${said}`, { cause: error })
  }
  const certificate = trustCertificate(folder)
  return {
    url,
    httpUrl: `http://localhost:${httpPort}`,
    certificate,
    requests: () =>
      readFileSync(join(folder, 'requests.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LoggedRequest),
    ask: (path, options) => askOverTls({ url, certificate }, path, options),
    end: stop,
  }
}

/** Writes a self-signed certificate for `localhost` as fullchain.pem and privkey.pem; returns the path of the key. */
export function makeCertificate(folder: string): string {
  const key = join(folder, 'privkey.pem')
  const kind = ['-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '9']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const files = ['-keyout', key, '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'pipe' })
  return key
}

/** Makes `fetch` in this process trust the certificate in a folder; returns it. */
export function trustCertificate(folder: string): string {
  const certificate = readFileSync(join(folder, 'fullchain.pem'), 'utf8')
  setDefaultCACertificates([...rootCertificates, certificate])
  return certificate
}

type AskOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The visitor's IP address, any of 127.0.0.0/8. */
  from?: string
}
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Like `fetch`, with only the given headers, and with the body as sent (not decompressed). */
export function askOverTls(
  { url, certificate }: Pick<NginxOfTest, 'url' | 'certificate'>,
  path: string,
  { method = 'GET', headers, body, from }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(`${url}${path}`, {
      method,
      headers,
      ca: certificate,
      localAddress: from,
      // A new connection: kept ones may have another source address.
      agent: from ? false : undefined,
    })
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject).end(body)
  })
}
