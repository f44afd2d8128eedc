import type { IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { rootCertificates, setDefaultCACertificates } from 'node:tls'
import { type Nginx, type NginxOptions, startNginx } from '../../scripts/bench/start-nginx.ts'
import { findNginx } from '../../scripts/checks/install-programs.ts'

/** The path of nginx, for `test.skipIf(!nginxProgram)`; installs it if possible, and warns otherwise. */
export const nginxProgram = findNginx()

export type NginxOfTest = Nginx & {
  ask: (path: string, options?: AskOptions) => Promise<Answer>
  end: () => Promise<void>
}

type AskOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The visitor's IP address, any of 127.0.0.0/8. */
  from?: string
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Starts the deployed nginx in front of web servers on these ports. `fetch` in this process then trusts its
 * certificate; a browser needs `ignoreHTTPSErrors`.
 */
export async function startTestNginx(options: Omit<NginxOptions, 'program'>): Promise<NginxOfTest> {
  if (!nginxProgram) throw new Error('There is no nginx: use test.skipIf(!nginxProgram).')
  const nginx = await startNginx({ ...options, program: nginxProgram })
  setDefaultCACertificates([...rootCertificates, nginx.certificate])
  const ask = (path: string, options?: AskOptions) => askOverTls(nginx, path, options)
  return { ...nginx, ask, end: nginx.stop }
}

/** Like `fetch`, with only the given headers, and with the body as sent (not decompressed). */
export function askOverTls(
  { url, certificate }: Pick<Nginx, 'url' | 'certificate'>,
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
