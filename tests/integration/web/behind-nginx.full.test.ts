import { once } from 'node:events'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { join } from 'node:path'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { type NginxOfTest, nginxProgram, startTestNginx } from '../../support/nginx.ts'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { sharedStack } from '../../support/shared-stack.ts'

type Asking = { method?: string; headers?: Record<string, string>; body?: string }

const stack = sharedStack()
let site: OwnSite
let nginx: NginxOfTest
let session: ClientHttp2Session

/** A request over HTTP/2, as a browser sends it. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}) {
  const stream = session.request({ ':path': path, ':method': method, ...headers })
  stream.setEncoding('utf8').end(body)
  const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  let text = ''
  for await (const chunk of stream) text += chunk
  return { status: Number(answered[':status']), headers: answered, text }
}

describe.skipIf(!nginxProgram)('the site behind nginx, with TLS and HTTP/2', () => {
  beforeAll(async () => {
    const { settings } = stack
    const staticDir = join(ROOT, 'web', settings.buildDirs.site, 'static')
    nginx = await startTestNginx({ servers: [settings.ports.site + 1], staticDir })
    // A site of its own, with the URL of nginx. It renders all pages anew, since the build has another one.
    site = await startOwnSite(stack, {
      env: { SITE_URL: nginx.url, LEADS_TRUSTED_PROXIES: '1' },
    })
    session = connect(nginx.url, { ca: nginx.certificate })
  })

  afterAll(async () => {
    session?.close()
    await nginx?.end()
    await site?.stop()
  })

  test.each([
    ['/products/reactor?utm_source=mail', 200, undefined],
    ['/there/is/no/such-page', 404, undefined],
    ['/og/products/made-up', 404, undefined],
    ['/solutions/compliance-teams?from=menu', 308, '/solutions/compliance?from=menu'],
    ['//somewhere.example', 308, '/somewhere.example'],
    ['/api/draft-mode/disable', 307, '/'],
    ['/_next/static/none.js', 404, undefined],
  ])('%s answers %i', async (path, status, location) => {
    const { headers, text, ...answer } = await ask(path)
    expect([answer.status, headers.location]).toEqual([status, location])
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    // Neither the web server's address nor the build's site URL.
    const inner = site.url.replace('http://', '')
    expect(
      JSON.stringify(headers).replaceAll(/"content-security-policy":"[^"]*"/g, ''),
    ).not.toContain(inner)
    if (status === 200 || status === 404) expect(text).not.toContain(`//${inner}`)
    if (headers['content-type']?.startsWith('text/html')) {
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    }
  })

  test('an editor enters draft mode, by cookies for TLS only, and visitors never do', async () => {
    const { secret } = await createPreviewSecret(stack.client, 'a test', stack.urls.studio)
    const query = new URLSearchParams({
      'sanity-preview-secret': secret,
      'sanity-preview-pathname': '/products/reactor',
      'sanity-preview-perspective': 'drafts',
    })
    const entered = await ask(`/api/draft-mode/enable?${query}`)
    expect([entered.status, entered.headers.location]).toEqual([
      307,
      '/products/reactor?sanity-preview-perspective=drafts',
    ])
    const cookies = entered.headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThanOrEqual(2)
    for (const each of cookies) expect(each).toMatch(/; Secure; HttpOnly; SameSite=none/)
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    const draft = await ask('/products/reactor', { headers: { cookie } })
    expect(draft.headers['cache-control']).toMatch(/private.*no-store/)
    expect(draft.headers['x-robots-tag']).toContain('noindex')
    const published = await ask('/products/reactor')
    expect([published.status, published.headers['x-robots-tag']]).toEqual([200, undefined])
  })
})
