import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../scripts/studio/policy.ts'
import { answerForSanityServers } from '../../../studio/sanity-servers'

const siteUrl = 'https://www.chainlantern.example/somewhere'

function sources(directive: string, apiHost: string) {
  const policy = contentSecurityPolicy('', { apiHost, siteUrl })
  const found = policy.split('; ').find((entry) => entry.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}

test('with a lake, requests go to the site, the lake and its subdomains only', () => {
  expect(sources('connect-src', 'http://localhost:3900')).toEqual([
    "'self'",
    'https://www.chainlantern.example',
    'http://localhost:3900',
    'http://*.localhost:3900',
    'ws://*.localhost:3900',
  ])
  expect(sources('connect-src', 'https://lake.example')).toContain('wss://*.lake.example')
})

test('with a hosted project, requests go to Sanity’s API', () => {
  expect(sources('connect-src', '')).toContain('https://*.api.sanity.io')
  expect(sources('connect-src', '')).toContain('wss://*.api.sanity.io')
  expect(sources('img-src', '')).toContain('https:')
  expect(sources('script-src', '')).toContain('https://core.sanity-cdn.com')
  expect(sources('font-src', '')).toContain('https://design-system-static.sanity.io')
  expect(sources('connect-src', '')?.join(' ')).not.toContain('localhost')
})

test('only the site may be framed', () => {
  expect(sources('frame-src', '')).toEqual(['https://www.chainlantern.example'])
})

test('what the Studio asks of Sanity’s servers is answered without a request', async () => {
  const sent: string[] = []
  const scope = {
    fetch: async (input: RequestInfo | URL) => {
      sent.push(String(input))
      return new Response('the lake')
    },
  }
  answerForSanityServers(scope)
  const version = await scope.fetch('https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1')
  expect(await version.json()).toEqual({})
  const feedback = await scope.fetch(new Request('https://api.sanity.io/vX/intake/feedback'))
  expect(feedback.ok).toBe(false)
  expect(sent).toEqual([])
  for (const url of [
    'http://lake.localhost:3900/v2026-03-01/users/me',
    '/static/app.js',
    'https://sanity.io.example/',
    'https://example.com/https://api.sanity.io/',
  ]) {
    expect(await (await scope.fetch(url)).text()).toBe('the lake')
  }
  expect(sent).toHaveLength(4)
})
